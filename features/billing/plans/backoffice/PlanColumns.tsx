import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { planColumns } from "../contract/columns.ts";
import { payersOn } from "../domain/price-changes.ts";
import { planWords } from "../i18n/column-words.ts";
import classes from "./plans.module.css";
import type { Plan } from "./queries.ts";

/** Returns the price in force today, or the first future one. */
const priceOf = ({ prices }: Plan, today: string) => prices.findLast(({ from }) => from <= today) ?? prices[0];
const companiesOf = ({ payers }: Plan, today: string) =>
  payersOn(
    payers.map(({ from, companies }) => ({ from: Temporal.PlainDate.from(from), companies })),
    Temporal.PlainDate.from(today),
  );

/** Returns a plan as listed: with the price on a day and the number of companies that pay it. */
export const listedPlanOf = (plan: Plan, today: string) => {
  const price = priceOf(plan, today);
  return {
    ...plan,
    from: price?.from ?? "",
    through: null,
    location: price?.location ?? 0,
    membersIncluded: price?.membersIncluded ?? 0,
    member: price?.member ?? 0,
    companies: companiesOf(plan, today),
  };
};
export type ListedPlan = ReturnType<typeof listedPlanOf>;

export function usePlanColumns(today: string) {
  const t = useTranslations("plans");
  const dates = useRealDates();
  const { shortKronor, count } = useNumbers();
  return useListColumns<typeof planColumns, ListedPlan>(planColumns, planWords, dates, {
    name: { grows: true, onPhone: "first" },
    offered: {
      width: "130px",
      onPhone: "under",
      speaksForItself: true,
      cell: ({ offered }) => (
        <StatusWord tone={offered ? "good" : "calm"}>{t(offered ? "offered" : "given")}</StatusWord>
      ),
    },
    location: { width: "130px", onPhone: "second", cell: ({ location }) => shortKronor(location) },
    included: { width: "150px", wideOnly: true },
    member: { width: "150px", wideOnly: true },
    next: {
      width: "190px",
      hideOnPhone: true,
      wraps: true,
      cell: ({ prices }) => {
        const next = prices.find(({ from }) => from > today);
        if (!next) return <span className={classes.quiet}>–</span>;
        return t("next", { amount: shortKronor(next.location), day: dates.full(next.from) });
      },
    },
    companies: {
      width: "120px",
      onPhone: "end",
      speaksForItself: true,
      cell: ({ companies }) => (
        <>
          {count(companies)}
          <span className={classes.onPhone}> {t("companiesWord", { count: companies })}</span>
        </>
      ),
    },
  });
}
