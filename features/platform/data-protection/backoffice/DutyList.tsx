import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import type { PlainPath } from "#packages/contract/paths.ts";
import { useDates, useRealDates } from "#packages/web/backoffice/format/dates.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import classes from "./data-protection.module.css";
import type { Duties } from "./queries.ts";

/** The screen of each duty. */
const places = {
  agreement: paths.processingAgreement,
  policy: paths.privacyPolicy,
  contact: paths.processingRecord,
  record: paths.processingRecord,
} as const satisfies Record<string, PlainPath>;

type Duty = keyof typeof places;

/** Lists the merchant's duties, ticked from stored facts. */
export function DutyList({ duties }: { duties: Duties }) {
  const t = useTranslations("dataProtection.intro");
  const dates = useDates();
  const realDates = useRealDates();
  const { agreement, privacyPolicyAt, contactName, reviewedOn, reviewed } = duties;
  const { accepted } = agreement;
  const doneTexts: Record<Duty, string | null> = {
    agreement:
      accepted && !agreement.toAccept
        ? t("duties.agreement.done", { by: accepted.by, date: realDates.full(accepted.at) })
        : null,
    policy: privacyPolicyAt && t("duties.policy.done", { date: dates.full(privacyPolicyAt) }),
    contact: contactName ? t("duties.contact.done", { name: contactName }) : null,
    record: reviewed && reviewedOn ? t("duties.record.done", { date: dates.full(reviewedOn) }) : null,
  };
  const all = Object.keys(places) as Duty[];
  const count = all.filter((duty) => doneTexts[duty]).length;
  return (
    <section className={classes.section} aria-labelledby="own-duties">
      <div className={classes.headed}>
        <h2 id="own-duties" className={classes.heading}>
          {t("yours")}
        </h2>
        <p className={classes.quiet}>{t("progress", { done: String(count), all: String(all.length) })}</p>
      </div>
      <ul className={classes.duties}>
        {all.map((duty) => (
          <li key={duty} className={classes.duty} data-done={doneTexts[duty] ? true : undefined}>
            {doneTexts[duty] ? (
              <IconCircleCheckFilled size={24} className={classes.tick} aria-label={t("done")} role="img" />
            ) : (
              <IconCircle size={24} className={classes.ring} aria-label={t("left")} role="img" />
            )}
            <div className={classes.dutyWords}>
              <h3 className={classes.dutyTitle}>{t(`duties.${duty}.title`)}</h3>
              <p className={classes.quiet}>
                {doneTexts[duty] ??
                  (duty === "agreement" && accepted ? t("duties.agreement.newer") : t(`duties.${duty}.text`))}
              </p>
            </div>
            <Link to={places[duty]} className={link.link}>
              {t(`duties.${duty}.go`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
