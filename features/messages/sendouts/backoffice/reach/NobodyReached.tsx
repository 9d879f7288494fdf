import { useTranslations } from "use-intl/react";
import type { SendoutReach } from "../queries.ts";
import classes from "../sendouts.module.css";
import { ToSmsAccount } from "./ToSmsAccount.tsx";

/** Says why a sendout without a recipient cannot start, and what to do instead. `next`: unless credits are missing. */
export function NobodyReached({ reach, next }: { reach: SendoutReach; next: string }) {
  const t = useTranslations("sendouts");
  const errors = useTranslations("errors");
  const creditProblem = reach.media.some(({ noCredits }) => noCredits > 0) ? reach.credits?.problem : null;
  return (
    <div role="alert">
      <p className={classes.error}>{errors("NOBODY_REACHED")}.</p>
      {creditProblem ? (
        <p>
          {t("reachReasons.noCredits")}. <ToSmsAccount problem={creditProblem} />
        </p>
      ) : (
        <p>{next}</p>
      )}
    </div>
  );
}
