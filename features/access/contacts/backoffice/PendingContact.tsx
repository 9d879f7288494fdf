import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import type { useAct } from "#packages/web/backoffice/session/use-act.ts";
import classes from "./contacts.module.css";

type Act = ReturnType<typeof useAct<undefined>>;

type PendingContactProps = Record<"text" | "address", string> &
  Record<"resend" | "undo", Act> & {
    /** No link was sent: the address was typed in addition to the one that opened the account. */
    unsent: boolean;
  };

/** A pending address: `text` says who must confirm it. The user can send the link again or undo the change. */
export function PendingContact({ text, address, unsent, resend, undo }: PendingContactProps) {
  const t = useTranslations("contacts");
  const words = useTranslations("words");
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
              onSuccess: () => notices.done(t(unsent ? "sent" : "resent", { address })),
              onError: (error) => notices.failed(error, t("resendFailed")),
            })
          }
        >
          {t(unsent ? "send" : "resend")}
        </Button>
        <Button
          variant="subtle"
          loading={undo.isPending}
          onClick={() =>
            undo.mutate(undefined, {
              onSuccess: () => notices.done(unsent ? t("removed", { address }) : t("undone")),
              onError: (error) => notices.failed(error, t("undoFailed")),
            })
          }
        >
          {unsent ? words("remove") : t("undo")}
        </Button>
      </div>
    </div>
  );
}
