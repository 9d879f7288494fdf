import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import type { useAct } from "../../lib/use-act.ts";
import classes from "./contacts.module.css";

type Act = ReturnType<typeof useAct<undefined>>;

/** An address that waits to be proved: `text` says by whom. The link can be sent again, the change undone. */
export function PendingContact({
  text,
  address,
  resend,
  undo,
}: Record<"text" | "address", string> & Record<"resend" | "undo", Act>) {
  const t = useTranslations("contacts");
  const notices = useNotices();
  return (
    <div className={classes.pending} role="status">
      <p className={classes.text}>{text}</p>
      <div className={classes.ways}>
        <Button
          variant="default"
          loading={resend.isPending}
          onClick={() =>
            resend.mutate(undefined, {
              onSuccess: () => notices.done(t("resent", { address })),
              onError: (error) => notices.failed(error, t("resendFailed")),
            })
          }
        >
          {t("resend")}
        </Button>
        <Button
          variant="subtle"
          loading={undo.isPending}
          onClick={() =>
            undo.mutate(undefined, {
              onSuccess: () => notices.done(t("undone")),
              onError: (error) => notices.failed(error, t("undoFailed")),
            })
          }
        >
          {t("undo")}
        </Button>
      </div>
    </div>
  );
}
