import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { Pairs } from "./MonthsChart.tsx";
import classes from "./platform-figures.module.css";

const amounts = ["invoiced", "recurring"] as const;
const counts = ["newMembers", "purchases", "sendouts", "messages", "newChains", "came", "ended", "suspended"] as const;
const columns = [...amounts, ...counts];

/** Shows every measure by month, latest first, with the same month a year before below it; scrolls sideways. */
export function MonthsTable({ pairs }: { pairs: Pairs }) {
  const t = useTranslations("platformFigures.months");
  const { month } = useRealDates();
  const { count, wholeKronor } = useNumbers();
  const formatCell = (name: (typeof columns)[number], value: number | null | undefined) =>
    value == null ? "–" : amounts.some((each) => each === name) ? wholeKronor(value) : count(value);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t("table")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("month")}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.toReversed().map(({ month: each, before }, at) => (
            <tr key={each.month}>
              <th scope="row">
                {month(each.month)}
                {at === 0 && <small>{t("soFar")}</small>}
                {at > 0 && before && <small>{t("yearBefore")}</small>}
              </th>
              {columns.map((name) => (
                <td key={name}>
                  {formatCell(name, each[name])}
                  {before && <small>{formatCell(name, before[name])}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
