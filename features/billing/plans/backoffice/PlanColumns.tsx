import { useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/figures/data-table.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/lib/dates.ts";
import type { SortValues } from "#packages/web/backoffice/lib/local-pages.ts";
import { useNumbers } from "#packages/web/backoffice/lib/numbers.ts";
import { payersOn } from "../domain/price-changes.ts";
import classes from "./plans.module.css";
import type { Plan } from "./queries.ts";

export const fallingSorts = ["companies", "location"];

/** The price that holds today, or the first that will. */
const priceOf = ({ prices }: Plan, today: string) => prices.findLast(({ from }) => from <= today) ?? prices[0];
const companiesOf = ({ payers }: Plan, today: string) =>
  payersOn(
    payers.map(({ from, companies }) => ({ from: Temporal.PlainDate.from(from), companies })),
    Temporal.PlainDate.from(today),
  );

export const planSorts = (today: string): SortValues<Plan> => ({
  name: ({ name }) => name,
  companies: (plan) => companiesOf(plan, today),
  location: (plan) => priceOf(plan, today)?.location ?? 0,
});

/** A plan: what it costs, what is to change, and how many pay by it. */
export function usePlanColumns(today: string): Column<Plan>[] {
  const t = useTranslations("plans");
  const { full } = useRealDates();
  const { kronor, shortKronor, count } = useNumbers();
  const nextOf = ({ prices }: Plan) => prices.find(({ from }) => from > today);
  return [
    {
      key: "name",
      header: t("columns.name"),
      sortable: true,
      grows: true,
      onPhone: "first",
      cell: ({ name }) => name,
    },
    {
      key: "offered",
      header: t("columns.offered"),
      width: "130px",
      onPhone: "under",
      speaksForItself: true,
      cell: ({ offered }) => (
        <StatusWord tone={offered ? "good" : "calm"}>{t(offered ? "offered" : "given")}</StatusWord>
      ),
    },
    {
      key: "location",
      header: t("columns.location"),
      sortable: true,
      align: "end",
      width: "130px",
      onPhone: "second",
      cell: (plan) => shortKronor(priceOf(plan, today)?.location ?? 0),
    },
    {
      key: "included",
      header: t("columns.included"),
      align: "end",
      width: "150px",
      wideOnly: true,
      cell: (plan) => count(priceOf(plan, today)?.membersIncluded ?? 0),
    },
    {
      key: "member",
      header: t("columns.member"),
      align: "end",
      width: "150px",
      wideOnly: true,
      cell: (plan) => kronor(priceOf(plan, today)?.member ?? 0),
    },
    {
      key: "next",
      header: t("columns.next"),
      width: "190px",
      hideOnPhone: true,
      wraps: true,
      cell: (plan) => {
        const next = nextOf(plan);
        if (!next) return <span className={classes.quiet}>–</span>;
        return t("next", { amount: shortKronor(next.location), day: full(next.from) });
      },
    },
    {
      key: "companies",
      header: t("columns.companies"),
      sortable: true,
      align: "end",
      width: "120px",
      onPhone: "end",
      speaksForItself: true,
      cell: (plan) => (
        <>
          {count(companiesOf(plan, today))}
          <span className={classes.onPhone}> {t("companiesWord", { count: companiesOf(plan, today) })}</span>
        </>
      ),
    },
  ];
}
