import { useTranslations } from "use-intl/react";
import classes from "./plans.module.css";
import type { SaidChange } from "./use-change-words.ts";

/** Shows the effects of the price changes on companies before saving. */
export function PriceChanges({ changes }: { changes: readonly SaidChange[] }) {
  const t = useTranslations("plans.changes");
  return (
    <div aria-live="polite">
      {changes.length === 0 ? (
        <p className={classes.quiet}>{t("none")}</p>
      ) : (
        <ul className={classes.changes}>
          {changes.map(({ key, title, parts }) => (
            <li key={key}>
              <p className={classes.since}>{title}</p>
              {parts.map((part) => (
                <p key={part} className={classes.quiet}>
                  {part}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
