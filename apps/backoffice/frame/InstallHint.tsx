import { Button, CloseButton } from "@mantine/core";
import { IconDeviceMobilePlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useInstall } from "#packages/web/backoffice/install/install-offer.ts";
import { deviceKey } from "#packages/web/backoffice/session/device-storage.ts";
import { browserFacts } from "#packages/web/install/browser-facts.ts";
import { installHint } from "#packages/web/install/install-hint.ts";
import { localStore } from "#packages/web/session/device-store.ts";
import classes from "./install-hint.module.css";

const key = deviceKey("install-hint");

/** Offers a phone to install the back office, until it is installed or the hint is dismissed. */
export function InstallHint() {
  const t = useTranslations("shell.install");
  const install = useInstall();
  const [byHand] = useState(() => installHint(browserFacts()));
  const [isHidden, setHidden] = useState(() => localStore.getItem(key) !== null);
  if (isHidden || (!install && !byHand)) return null;
  const hide = () => {
    localStore.setItem(key, "hidden");
    setHidden(true);
  };
  return (
    <aside className={classes.hint} aria-label={t("title")}>
      <IconDeviceMobilePlus size={28} stroke={1.75} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>{t("title")}</p>
        {byHand && <p>{t(byHand)}</p>}
        {install && (
          <Button size="compact-md" mih={44} onClick={install}>
            {t("act")}
          </Button>
        )}
      </div>
      <CloseButton size={44} aria-label={t("hide")} onClick={hide} />
    </aside>
  );
}
