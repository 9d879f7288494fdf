import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { LinkedText } from "./LinkedText.tsx";
import classes from "./outbox.module.css";
import type { Message } from "./queries.ts";

/** Shows an SMS as a bubble on a phone. */
export function SmsPhone({ message }: { message: Message }) {
  const words = useTranslations("outbox");
  const { moment } = useDates();
  return (
    <figure className={classes.phone} aria-label={words("phone")}>
      <p className={classes.phoneTop}>{message.chain ?? words("platform")}</p>
      <p className={classes.phoneTime}>{moment(message.createdAt)}</p>
      <p className={classes.bubble}>
        <LinkedText text={message.text} />
      </p>
    </figure>
  );
}
