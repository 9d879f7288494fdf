import { IconDeviceMobilePlus, IconX } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import type { InstallHint } from "#packages/web/install/install-hint.ts";
import classes from "./install-tip.module.css";

/** Explains how to add the card to the home screen, in browsers without an install prompt of their own. Spec §2. */
export function InstallTip({ hint, onHide }: { hint: InstallHint; onHide: () => void }) {
  const words = useTranslations("home");
  return (
    <aside className={classes.tip} aria-label={words("installTitle")}>
      <IconDeviceMobilePlus size={28} stroke={1.75} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.title}>{words("installTitle")}</p>
        <p className={classes.text}>{words(hint === "safari" ? "installSafari" : "installSamsung")}</p>
      </div>
      <button type="button" className={classes.close} aria-label={words("installDone")} onClick={onHide}>
        <IconX size={20} aria-hidden />
      </button>
    </aside>
  );
}
