import { useFormatter, useTranslations } from "use-intl/react";
import side from "#features/messages/selections/backoffice/selection-side.module.css";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { SendoutReach as Reach } from "../queries.ts";
import classes from "../sendouts.module.css";
import { useLocalMoment } from "../use-local-moment.ts";

type Medium = Reach["media"][number];
const reasons = ["noAddress", "bounced", "noConsent", "heldOut", "noCredits"] as const;

/**
 * A sendout's reach if started now, the reasons why other members get no message, and the cost. An automatic sendout's
 * day is not known in advance.
 */
export function SendoutReach({ reach, isOld, isAutomatic }: { reach: Reach; isOld: boolean; isAutomatic: boolean }) {
  const automatic = useTranslations("automaticSendouts");
  const t = useTranslations("sendouts");
  const format = useFormatter();
  const { shortKronor } = useNumbers();
  const localMoment = useLocalMoment();
  const { media, credits, needsApproval, quietUntil } = reach;
  if (media.length === 0) return <p className={classes.quiet}>{t("reachNoMedium")}</p>;
  const matched = media[0]?.matched ?? 0;
  return (
    <div className={side.reach} data-old={isOld || undefined} aria-busy={isOld}>
      <p className={side.matched} aria-live="polite">
        <strong>{format.number(matched)}</strong> <span>{t("matched", { matched })}</span>
      </p>
      <div className={side.media}>
        {media.map((medium) => (
          <MediumReach key={medium.medium} {...medium} />
        ))}
      </div>
      {isAutomatic && <p className={classes.quiet}>{automatic("reach")}</p>}
      {credits && !isAutomatic && (
        <p className={credits.problem ? classes.dear : classes.quiet}>
          {t(credits.price === null ? "costs" : "costsKronor", {
            atMost: credits.atMost,
            available: credits.available,
            price: shortKronor(credits.price ?? 0),
          })}
        </p>
      )}
      {quietUntil && <p className={classes.quiet}>{t("quietAtStart", { when: localMoment(quietUntil) })}</p>}
      {needsApproval && <p className={classes.quiet}>{t("needsApproval")}</p>}
    </div>
  );
}

function MediumReach({ medium, reached, later, ...reasonCounts }: Medium) {
  const t = useTranslations("sendouts");
  const format = useFormatter();
  return (
    <dl className={side.medium}>
      <div className={side.reachable}>
        <dt>{t(`gets.${medium}`)}</dt>
        <dd>{format.number(reached)}</dd>
      </div>
      {reasons
        .filter((reason) => reasonCounts[reason] > 0)
        .map((reason) => (
          <div key={reason}>
            <dt>{reason === "noAddress" ? t(`noAddress.${medium}`) : t(`reachReasons.${reason}`)}</dt>
            <dd>−{format.number(reasonCounts[reason])}</dd>
          </div>
        ))}
      {later > 0 && (
        <div>
          <dt>{t("reachReasons.later")}</dt>
          <dd>{format.number(later)}</dd>
        </div>
      )}
    </dl>
  );
}
