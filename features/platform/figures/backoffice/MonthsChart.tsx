import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Bars } from "#packages/ui/figures/Bars.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { sumsOf, type yearBeside } from "../domain/year-beside.ts";
import classes from "./platform-figures.module.css";
import type { PlatformMonth } from "./queries.ts";

const measures = ["invoiced", "newMembers", "purchases", "messages"] as const;

export type Pairs = ReturnType<typeof yearBeside<PlatformMonth>>;

/** Shows twelve months as bars, one measure at a time, with their sum compared to the year before. */
export function MonthsChart({ pairs }: { pairs: Pairs }) {
  const t = useTranslations("platformFigures.months");
  const { month, monthShort } = useRealDates();
  const { count, wholeKronor } = useNumbers();
  const [measure, choose] = useState<(typeof measures)[number]>("invoiced");
  const text = (value: number) => (measure === "invoiced" ? wholeKronor(value) : count(value));
  const sums = sumsOf(pairs, (each) => each[measure]);
  return (
    <div className={classes.chart}>
      <Segments
        className={classes.measures}
        label={t("measure")}
        choices={measures.map((value) => ({ value, label: t(value) }))}
        value={measure}
        onChange={choose}
      />
      <p className={classes.sum}>
        {sums.before === null
          ? t("sum", { now: text(sums.now) })
          : t("sums", { now: text(sums.now), before: text(sums.before) })}
      </p>
      <Bars
        height={120}
        bars={pairs.map(({ month: each }) => ({
          label: month(each.month),
          short: monthShort(each.month),
          value: Math.max(0, each[measure] ?? 0),
          text: text(each[measure] ?? 0),
        }))}
      />
    </div>
  );
}
