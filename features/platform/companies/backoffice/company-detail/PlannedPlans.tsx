import { useTranslations } from "use-intl/react";
import { plansReplacedFrom } from "#features/billing/plans/domain/plan-price.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import classes from "./company-detail.module.css";
import type { CompanyDetail } from "./queries.ts";

/**
 * Lists the planned changes of plan, or those that the chosen day would replace. `chosenFrom` is null while no plan is
 * chosen.
 */
export function PlannedPlans({ plans, chosenFrom }: { plans: CompanyDetail["plans"]; chosenFrom: string | null }) {
  const t = useTranslations("companyDetail.settle");
  const { full } = useRealDates();
  const firstDay = chosenFrom ? Temporal.PlainDate.from(chosenFrom) : platformToday(realNow());
  const later = plansReplacedFrom(
    plans.map(({ name, from }) => ({ name, from: Temporal.PlainDate.from(from) })),
    firstDay,
  );
  return later.map(({ name, from }) => (
    <p key={from.toString()} className={classes.planned}>
      {t(chosenFrom ? "replaces" : "planned", { plan: name, day: full(from.toString()) })}
    </p>
  ));
}
