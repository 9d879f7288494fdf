import type { Plant } from "./plant.ts";

const rules = "packages/domain/src/reports";
const act = "apps/api/src/features/reports";
const figures = "apps/api/src/features/figures";

export const reports: Plant[] = [
  {
    story: "a large club's reports are counted without a pause",
    file: `${rules}/count-due.ts`,
    from: "Math.max(leastMs, last.tookMs * timesItsLength)",
    to: "leastMs",
    tests: [`${rules}/count-due.test.ts`],
  },
  {
    story: "a whole month is compared with the month before without its last days",
    file: `${rules}/periods.ts`,
    from: "isLastOfMonth(to) ? lastOfMonth(end) : end",
    to: "end",
    tests: [`${rules}/periods.test.ts`],
  },
  {
    story: "a report's last day is on its chart twice",
    file: `${rules}/periods.ts`,
    from: "Temporal.PlainDate.compare(end, period.to) < 0 ? end : period.to",
    to: "end",
    tests: [`${rules}/periods.test.ts`],
  },
  {
    story: "own dates may end before they begin",
    file: `${act}/read-period.ts`,
    from: 'if (daysOf(own) < 1) refuseFields({ to: "END_BEFORE_START" });',
    to: "",
    tests: [`${act}/get-report.test.ts`],
  },
  {
    story: "a local merchant reads the report of another point of sale",
    file: `${act}/read-period.ts`,
    from: 'if (locationIds && !locationIds.includes(asked)) refuse("OTHER_LOCATION");',
    to: "",
    tests: [`${act}/get-report.test.ts`],
  },
  {
    story: "who buys twice in a period is two of its buyers",
    file: `${act}/report-queries.ts`,
    from: "boughtBefore(period.from, places, sql`not has_left and ${within(period)}`)",
    to: "boughtBefore(period.to, places, sql`not has_left and ${within(period)}`)",
    tests: [`${act}/get-report.test.ts`],
  },
  {
    story: "points of members who left are owed as if they could be used",
    file: `${act}/report-queries.ts`,
    from: "select day, -total from report_day",
    to: "select day, 0 from report_day",
    tests: [`${act}/get-report.test.ts`],
  },
  {
    story: "points are owed on the day after their last",
    file: `${act}/report-queries.ts`,
    from: "valid_through >= ${today}::date and valid_through < 'infinity'",
    to: "valid_through >= ${today}::date - 1 and valid_through < 'infinity'",
    tests: [`${act}/get-report.test.ts`, "apps/api/test/last-days.test.ts"],
  },
  {
    story: "sales of the whole club are told as those of one point of sale",
    file: `${act}/report-queries.ts`,
    from: "${within(period)} and ${at(places)}",
    to: "${within(period)}",
    tests: [`${act}/get-report.test.ts`],
  },
  {
    story: "what went back is counted as given by whoever stood at the till",
    file: `${act}/unusual-days.ts`,
    from: "case when purchase.returned_ore = 0 then 0",
    to: "case when true then 0",
    tests: [`${act}/reports.test.ts`],
  },
  {
    story: "what a coupon paid is told as sold",
    file: `${figures}/keep-figures.ts`,
    from: "amountOre: payment.paidOre,",
    to: "amountOre: payment.paidOre + payment.discountOre,",
    tests: [`${figures}/figures.test.ts`],
  },
  {
    story: "a part returned takes its campaign's use away",
    file: `${figures}/write-counters.ts`,
    from: "and purchase_id = ${counting.returnedId}::bigint and ${counting.isWhole}::boolean",
    to: "and purchase_id = ${counting.returnedId}::bigint",
    tests: [`${figures}/figures.test.ts`],
  },
];
