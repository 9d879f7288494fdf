import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { BarSeries } from "#packages/ui/figures/BarSeries.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import type { Today } from "./queries.ts";
import classes from "./today.module.css";

type Measure = "purchases" | "totalAmount";

/** Shows thirty days as bars, one figure at a time. */
export function ThirtyDays({ days }: { days: Today["days"] }) {
  const words = useTranslations("today");
  const { day, short } = useDates();
  const { count, wholeKronor } = useNumbers();
  const [measure, setMeasure] = useState<Measure>("purchases");
  const choices = [
    { value: "purchases", label: words("showPurchases") },
    { value: "totalAmount", label: words("showAmount") },
  ] as const;
  const last = days.length - 1;
  return (
    <section className={classes.chart}>
      <Segments
        className={classes.measure}
        label={words("chartMeasure")}
        choices={choices}
        value={measure}
        onChange={setMeasure}
      />
      <BarSeries
        title={words("thirtyDays")}
        dayHeader={words("day")}
        valueHeader={words(measure)}
        tableLabel={words("asTable")}
        height={120}
        bars={days.map((each, index) => ({
          label: day(each.date),
          short: (last - index) % 7 === 3 ? short(each.date) : undefined,
          value: each[measure],
          text: measure === "purchases" ? count(each.purchases) : wholeKronor(each.totalAmount),
        }))}
      />
    </section>
  );
}
