import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import type { Channel } from "#packages/domain/people/channels.ts";
import { readableAddress } from "#packages/domain/people/typed-phone.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./pending-contact.module.css";
import { usePendingContact } from "./queries.ts";

type PendingContactProps = {
  channel: Channel;
  /** The pending address; null if there is none. */
  address: string | null;
  /** Whether no other address is confirmed in this channel yet. */
  first: boolean;
  /** Whether no link was sent, because the address was typed while joining. */
  unsent: boolean;
};

/** A pending address: the member can send the link again or undo the change. */
export function PendingContact({ channel, address, first, unsent }: PendingContactProps) {
  const contacts = useTranslations("contacts");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const { resend, undo } = usePendingContact(channel);
  if (address === null) return null;
  const values = { address: readableAddress(channel, address) };
  const showSuccess = (text: string) => () => toast({ variant: "success", text });
  const failed = (text: string) => (error: unknown) => toast({ variant: "error", text: problemText(error, text) });
  return (
    <div className={classes.pending} role="status">
      <p className={classes.text}>{contacts(unsent ? "unsent" : first ? "waitsFirst" : "waits", values)}</p>
      <div className={classes.ways}>
        <Button
          variant="default"
          loading={resend.isPending}
          onClick={() =>
            resend.mutate(undefined, {
              onSuccess: showSuccess(contacts(unsent ? "sent" : "resent", values)),
              onError: failed(contacts("resendFailed")),
            })
          }
        >
          {contacts(unsent ? "send" : "resend")}
        </Button>
        <Button
          variant="subtle"
          loading={undo.isPending}
          onClick={() =>
            undo.mutate(undefined, {
              onSuccess: showSuccess(unsent ? contacts("removed", values) : contacts("undone")),
              onError: failed(contacts("undoFailed")),
            })
          }
        >
          {unsent ? words("remove") : contacts("undo")}
        </Button>
      </div>
    </div>
  );
}
