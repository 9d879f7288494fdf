import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { heldQuery } from "./queries.ts";
import { ReleaseDialog } from "./ReleaseDialog.tsx";
import classes from "./sendouts.module.css";

/** A notice that a restored club's sendouts are held until a merchant releases them. */
export function RestoredNotice() {
  const t = useTranslations("heldSendouts");
  const heldSendouts = useQuery(heldQuery).data;
  const [isAsking, ask] = useState(false);
  const mayRelease = useCan("releaseSendouts");
  const count = heldSendouts?.rows.length ?? 0;
  if (!heldSendouts || count === 0) return null;
  return (
    <div className={classes.held}>
      <p>{t("waiting", { count })}</p>
      {mayRelease && (
        <Button variant="default" onClick={() => ask(true)}>
          {t("open")}
        </Button>
      )}
      {isAsking && <ReleaseDialog heldSendouts={heldSendouts} onClose={() => ask(false)} />}
    </div>
  );
}
