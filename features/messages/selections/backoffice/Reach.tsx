import { useFormatter, useTranslations } from "use-intl/react";
import type { SelectionCount } from "./queries.ts";
import classes from "./selection-side.module.css";

type Medium = SelectionCount["reach"][number];
const reasons = ["noAddress", "bounced", "noConsent", "alreadyContacted", "noCredits"] as const;

/** The number of members in the selection, the number a message would reach, and the reasons for the others. */
export function Reach({ count, isOld }: { count: SelectionCount; isOld: boolean }) {
  const t = useTranslations("selectionEditor");
  const format = useFormatter();
  const share = count.members === 0 ? 0 : count.matched / count.members;
  return (
    <div className={classes.reach} data-old={isOld || undefined} aria-busy={isOld}>
      <p className={classes.matched} aria-live="polite">
        <strong>{format.number(count.matched)}</strong>{" "}
        <span>{t("ofMembers", { count: count.matched, all: count.members })}</span>
      </p>
      <div className={classes.share} aria-hidden>
        <span style={{ inlineSize: `${Math.max(share * 100, count.matched > 0 ? 1 : 0)}%` }} />
      </div>
      {count.matched > 0 && (
        <div className={classes.media}>
          {count.reach.map((medium) => (
            <MediumReach key={medium.medium} {...medium} />
          ))}
        </div>
      )}
    </div>
  );
}

function MediumReach({ medium, reachable, ...reasonCounts }: Medium) {
  const t = useTranslations("selectionEditor");
  const format = useFormatter();
  return (
    <dl className={classes.medium}>
      <div className={classes.reachable}>
        <dt>{t(`media.${medium}`)}</dt>
        <dd>{format.number(reachable)}</dd>
      </div>
      {reasons
        .filter((reason) => reasonCounts[reason] > 0)
        .map((reason) => (
          <div key={reason}>
            <dt>{t(`reasons.${reason}`)}</dt>
            <dd>−{format.number(reasonCounts[reason])}</dd>
          </div>
        ))}
    </dl>
  );
}
