import { useDates } from "#packages/web/backoffice/format/dates.ts";
import type { Report } from "./queries.ts";

type Bucket = Report["sales"]["bucket"];

/** Labels a chart's days, weeks or months: all in full, and some bars in short form. */
export function useBuckets(bucket: Bucket) {
  const { weekday, short, month, monthShort } = useDates();
  return <Each extends { from: string; to: string }>(series: readonly Each[]) => {
    const every = Math.ceil(series.length / 7);
    return series.map((each, index) => ({
      ...each,
      label:
        bucket === "DAY"
          ? weekday(each.from)
          : bucket === "MONTH"
            ? month(each.from)
            : `${short(each.from)}–${short(each.to)}`,
      short: index % every === 0 ? (bucket === "MONTH" ? monthShort(each.from) : short(each.from)) : undefined,
    }));
  };
}
