import { useTranslations } from "use-intl/react";
import { MembersBehind } from "#features/messages/selections/backoffice/MembersBehind.tsx";
import type { FigureScope } from "#features/messages/selections/domain/members-behind.ts";
import { Bars } from "#packages/ui/figures/Bars.tsx";
import { RankedBars } from "#packages/ui/figures/RankedBars.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { overlaps } from "../domain/overlaps.ts";
import { Compared } from "./Compared.tsx";
import { Question } from "./Question.tsx";
import type { Report } from "./queries.ts";
import classes from "./reports.module.css";
import { useBuckets } from "./use-buckets.ts";

type Sold = { purchases: number; totalAmount: number };
const averageOf = ({ purchases, totalAmount }: Sold) => (purchases === 0 ? 0 : totalAmount / purchases);

/** `scope`: the days and the point of sale of the report. */
type SalesProps = { report: Report; days: string; scope: FigureScope };

/** Shows the purchases: number, amount, point of sale, category and campaign. */
export function Sales({ report: { sales }, days, scope }: SalesProps) {
  const t = useTranslations("reports.sales");
  const { count, wholeKronor, shortKronor } = useNumbers();
  const buckets = useBuckets(sales.bucket);
  const { now, before, lastYear } = sales;
  const answer = t("answer", {
    purchases: count(now.purchases),
    count: now.purchases,
    average: shortKronor(Math.round(averageOf(now))),
    total: wholeKronor(now.totalAmount),
  });
  const columns = (header: string) => [
    { header, kind: "text" as const },
    { header: t("purchases"), kind: "count" as const },
    { header: t("total"), kind: "amount" as const },
  ];
  const groups = (["byPointOfSale", "byCategory", "byCampaign"] as const)
    .map((name) => ({ name, rows: sales[name] }))
    .filter(({ name, rows }) => rows.length > (name === "byPointOfSale" ? 1 : 0));
  const tables = [
    {
      name: t("table"),
      columns: [{ header: t(`bucket.${sales.bucket}`), kind: "day" as const }, ...columns("").slice(1)],
      rows: sales.series.map(({ from, purchases, totalAmount }) => [from, purchases, totalAmount]),
    },
    ...groups.map(({ name, rows }) => ({
      name: t(`${name}.title`),
      columns: columns(t(`${name}.one`)),
      rows: rows.map((each) => [each.name, each.purchases, each.totalAmount]),
    })),
  ];
  return (
    <Question
      anchor="sales"
      title={t("question")}
      answer={answer}
      tables={tables}
      days={days}
      members={<MembersBehind figure="BOUGHT" scope={scope} label={t("members")} />}
    >
      <div className={classes.figures}>
        <Compared
          label={t("purchases")}
          now={now.purchases}
          {...both(before, lastYear, ({ purchases }) => purchases)}
        />
        <Compared label={t("average")} now={averageOf(now)} {...both(before, lastYear, averageOf)} amount />
        <Compared
          label={t("total")}
          now={now.totalAmount}
          {...both(before, lastYear, (each) => each.totalAmount)}
          amount
        />
      </div>
      <p className={classes.chartTitle}>{t(`chart.${sales.bucket}`)}</p>
      <Bars
        height={120}
        bars={buckets(sales.series).map((each) => ({
          ...each,
          value: each.totalAmount,
          text: wholeKronor(each.totalAmount),
        }))}
      />
      <div className={classes.groups}>
        {groups.map(({ name, rows }) => (
          <div key={name}>
            <h3 className={classes.chartTitle}>{t(`${name}.question`)}</h3>
            <RankedBars
              label={t(`${name}.title`)}
              rows={[...rows]
                .sort((a, b) => b.totalAmount - a.totalAmount)
                .slice(0, 10)
                .map((each) => ({
                  key: each.id,
                  name: each.name,
                  value: each.totalAmount,
                  text: wholeKronor(each.totalAmount),
                  note: t("purchasesOf", { purchases: count(each.purchases), count: each.purchases }),
                }))}
            />
            {name !== "byPointOfSale" && overlaps(rows, now) && <p className={classes.how}>{t(`${name}.overlaps`)}</p>}
            {rows.length > 10 && <p className={classes.how}>{t("more", { count: String(rows.length - 10) })}</p>}
          </div>
        ))}
      </div>
    </Question>
  );
}

const both = (before: Sold | null, lastYear: Sold | null, read: (sold: Sold) => number) => ({
  before: before && read(before),
  lastYear: lastYear && read(lastYear),
});
