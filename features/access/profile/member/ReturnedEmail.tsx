import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./pending-contact.module.css";
import type { Profile } from "./profile-form.ts";
import { usePendingContact } from "./queries.ts";

/** Shown if mails to the address bounced: the member can change it in the field above or confirm it again. */
export function ReturnedEmail({ profile: { email, emailBounced, pendingEmail } }: { profile: Profile }) {
  const contacts = useTranslations("contacts");
  const problemText = useProblemText();
  const toast = useToast();
  const { resend } = usePendingContact("EMAIL");
  if (!emailBounced || email === null || pendingEmail !== null) return null;
  return (
    <div className={classes.pending} role="status">
      <p className={classes.text}>{contacts("returned", { address: email })}</p>
      <div className={classes.ways}>
        <Button
          variant="default"
          loading={resend.isPending}
          onClick={() =>
            resend.mutate(undefined, {
              onSuccess: () => toast({ variant: "success", text: contacts("sent", { address: email }) }),
              onError: (error) => toast({ variant: "error", text: problemText(error, contacts("resendFailed")) }),
            })
          }
        >
          {contacts("send")}
        </Button>
      </div>
    </div>
  );
}
