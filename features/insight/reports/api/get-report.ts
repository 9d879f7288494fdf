import { selectOwnLocations } from "#features/clubs/locations/api/queries.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { bucketOf, type Period, periodBefore, yearBefore } from "../domain/periods.ts";
import { selectCounted } from "./count-reports.ts";
import { type SumRow, selectDays, selectSums } from "./queries.ts";
import { placesOf, readPeriod } from "./read-period.ts";
import {
  type BuyersRow,
  type Places,
  selectBuyers,
  selectFirstDay,
  selectMonths,
  selectNames,
  selectPointCost,
  selectTags,
  type TagRow,
} from "./report-queries.ts";
import {
  compare,
  couponsOf,
  membersOf,
  type PeriodRows,
  pointsOf,
  seriesOf,
  soldIn,
  soldWith,
  stampcardsOf,
  welcomeOf,
} from "./report-shape.ts";

const monthsShown = 13;

const days = ({ from, to }: Period) => ({ since: from, today: to });
const wire = ({ from, to }: Period) => ({ from: from.toString(), to: to.toString() });

interface Asked {
  quietMonths: number;
  places: Places;
}

const selectPeriodRows = (q: Build, period: Period, { quietMonths, places }: Asked) =>
  [
    selectSums(q, days(period), places),
    selectBuyers(q, period, quietMonths, places),
    selectTags(q, period, places),
  ] as const;

const periodRows = (sums: readonly SumRow[], [buyers]: readonly BuyersRow[], tags: readonly TagRow[]): PeriodRows => ({
  sums,
  buyers,
  tags,
});

/** Returns the report of a period, the period before and the same days a year ago, from one snapshot. */
export async function getReport({ db }: Services, { chain, actor, query, day }: Call<"getReport">) {
  const period = readPeriod(query, day.today);
  const [before, lastYear] = [periodBefore(query.period, period), yearBefore(period)];
  const places = placesOf(actor, query.pointOfSaleId);
  const filters = { quietMonths: query.quietMonths, places };
  const lastMonth = period.to.with({ day: 1 });
  const chartPeriod = { from: lastMonth.subtract({ months: monthsShown - 1 }), to: period.to };
  const [own, [counted], [first], [cost], names, months, rows, s1, b1, t1, s2, b2, t2, s3, b3, t3] = await db.read(
    chain.id,
    (q) =>
      [
        selectOwnLocations(q, actor.locationIds),
        selectCounted(q),
        selectFirstDay(q, places),
        selectPointCost(q),
        selectNames(q),
        selectMonths(q, chartPeriod, places),
        selectDays(q, days(period), places),
        ...selectPeriodRows(q, period, filters),
        ...selectPeriodRows(q, before, filters),
        ...selectPeriodRows(q, lastYear, filters),
      ] as const,
    { replica: true },
  );
  if (query.pointOfSaleId !== undefined && !own.some(({ id }) => id === query.pointOfSaleId)) refuse("OTHER_LOCATION");
  const hadBegun = ({ from }: Period) => first !== undefined && Temporal.PlainDate.compare(first.day, from) <= 0;
  const periods = {
    now: periodRows(s1, b1, t1),
    before: hadBegun(before) ? periodRows(s2, b2, t2) : null,
    lastYear: hadBegun(lastYear) ? periodRows(s3, b3, t3) : null,
  };
  const series = seriesOf(period, rows);
  const seen = places === null ? own : own.filter(({ id }) => places.includes(id));
  return {
    countedAt: counted?.counted_at.toString() ?? null,
    period: wire(period),
    before: wire(before),
    lastYear: wire(lastYear),
    pointsOfSale: own.map(({ id, name }) => ({ id, name })),
    members: {
      ...compare(periods, membersOf),
      months: Array.from({ length: monthsShown }, (_, index) => {
        const month = chartPeriod.from.add({ months: index });
        const row = months.find((each) => each.month.equals(month));
        return { month: month.toString(), active: row?.active ?? 0, firstTime: row?.first_time ?? 0 };
      }),
    },
    sales: {
      ...compare(periods, ({ sums }) => soldIn(sums)),
      bucket: bucketOf(period),
      series: series.map(({ from, to, purchases, totalAmount }) => ({ from, to, purchases, totalAmount })),
      byPointOfSale: seen.map(({ id, name }) => {
        const here = compare(periods, ({ sums }) => soldIn(sums.filter(({ location_id }) => location_id === id)));
        return { id, name, ...here.now, before: here.before };
      }),
      byCategory: soldWith(periods.now.tags, "CATEGORY", names),
      byCampaign: soldWith(periods.now.tags, "CAMPAIGN", names),
    },
    points: {
      ...compare(periods, pointsOf(cost?.cost_hundredths ?? null)),
      series: series.map(({ from, to, pointsGiven: givenPoints, pointsUsed: used }) => ({
        from,
        to,
        given: givenPoints,
        used,
      })),
    },
    stampcards: stampcardsOf(periods.now.tags, names),
    coupons: couponsOf(periods, names),
    welcome: compare(periods, welcomeOf),
  };
}
