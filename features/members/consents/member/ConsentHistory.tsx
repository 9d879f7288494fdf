import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import classes from "./consents.module.css";
import type { OwnAnswer } from "./queries.ts";

/** Shows every answer of the member: when it was given, by which source, and the text that the member answered. */
export function ConsentHistory({ answers }: { answers: readonly OwnAnswer[] }) {
  const words = useTranslations("settings");
  const { moment } = useDates();
  if (answers.length === 0) return <p className={classes.quiet}>{words("noHistory")}</p>;
  return (
    <ol className={classes.history}>
      {answers.map(({ id, at, channel, given: hasConsent, source, text }) => (
        <li key={id} className={classes.answer}>
          <p className={classes.said}>{words(`${hasConsent ? "yes" : "no"}.${channel}`)}</p>
          <p className={classes.quiet}>
            {moment(at)} · {words(`sources.${source}`)}
          </p>
          {text && <p className={classes.quiet}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
