import fc from "fast-check";
import { expect, test } from "vitest";
import { dateIn, endOfDay, lastDayOf, startOfDay, todayIn, validThrough } from "#packages/domain/calendar.ts";
import { startApi } from "../api/harness.ts";

const api = await startApi();
const zones = ["Europe/Stockholm", "Europe/Stockholm", "Europe/Helsinki", "America/Santiago", "Asia/Kathmandu"];
const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));
const many = 4_000;

const firstDay = Temporal.PlainDate.from("2024-01-01");
const day = fc.nat({ max: firstDay.until("2036-12-31").days }).map((days) => firstDay.add({ days }));
const zone = fc.constantFrom(...zones);

/** The moments of each clock change in these years. */
const changes = Array.from({ length: 13 }, (_, index) => 2024 + index).flatMap((year) =>
  [`${year}-03-31T01:00Z`, `${year}-10-31T01:00Z`].map((end) => {
    const last = Temporal.Instant.from(end).toZonedDateTimeISO("UTC");
    return last.subtract({ days: last.dayOfWeek % 7 }).toInstant();
  }),
);
const anyMoment = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 1000, max: Date.UTC(2036, 11, 31) / 1000 })
  .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000));
const aChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -90_000, max: 90_000 }), fc.constantFrom(-1, 0, 1, null))
  .map(([change, seconds, near]) => change.add({ seconds: near ?? seconds }));

const sample = <T>(each: fc.Arbitrary<T>) => fc.sample(each, { numRuns: many, seed });
const columns = <T>(rows: readonly T[], ...of: ((row: T) => unknown)[]) => of.map((each) => rows.map(each));

test("the end of a period of months, clamped to the month’s end and less a day, equals PostgreSQL’s", async () => {
  const cases = sample(fc.record({ from: day, months: fc.integer({ min: 1, max: 120 }) }));
  const { rows } = await api.owner.query(
    `select (each.from_day + make_interval(months => months) - interval '1 day')::date::text as through
     from unnest($1::date[], $2::int[]) with ordinality as each (from_day, months, place) order by place`,
    columns(
      cases,
      ({ from }) => from.toString(),
      ({ months }) => months,
    ),
  );
  expect(cases.map(({ from, months }) => validThrough(from, months).toString())).toEqual(
    rows.map(({ through }) => through),
  );
});

test("the last of a number of days, the first included, equals PostgreSQL’s", async () => {
  const cases = sample(fc.record({ start: day, days: fc.integer({ min: 1, max: 3_650 }) }));
  const { rows } = await api.owner.query(
    `select (start_day + days - 1)::text as last
     from unnest($1::date[], $2::int[]) with ordinality as each (start_day, days, place) order by place`,
    columns(
      cases,
      ({ start }) => start.toString(),
      ({ days }) => days,
    ),
  );
  expect(cases.map(({ start, days }) => lastDayOf(start, days).toString())).toEqual(rows.map(({ last }) => last));
});

test("the day at a moment, also around both clock changes, equals PostgreSQL’s", async () => {
  const cases = sample(fc.record({ at: fc.oneof(anyMoment, aChange), zone }));
  const { rows } = await api.owner.query(
    `select (at at time zone zone)::date::text as day
     from unnest($1::timestamptz[], $2::text[]) with ordinality as each (at, zone, place) order by place`,
    columns(
      cases,
      ({ at }) => at.toString(),
      (each) => each.zone,
    ),
  );
  expect(cases.map((each) => todayIn(each.zone, each.at).toString())).toEqual(rows.map(({ day }) => day));
});

test("the first moments of a day and of the next, 23 to 25 hours apart, equal PostgreSQL’s", async () => {
  const changing = fc.constantFrom(...changes).map((change) => dateIn("UTC", change));
  const cases = sample(fc.record({ day: fc.oneof(day, changing), zone }));
  // A zone may skip midnight; the day then begins at its first existing minute.
  const { rows } = await api.owner.query(
    `select ${first("day")} as start, ${first("day + 1")} as end
     from unnest($1::date[], $2::text[]) with ordinality as each (day, zone, place) order by place`,
    columns(
      cases,
      (each) => each.day.toString(),
      (each) => each.zone,
    ),
  );
  const dayLimits = cases.map((each) => ({
    start: startOfDay(each.day, each.zone).epochMilliseconds / 1000,
    end: endOfDay(each.day, each.zone).epochMilliseconds / 1000,
  }));
  expect(dayLimits).toEqual(rows.map(({ start, end }) => ({ start: Number(start), end: Number(end) })));
  const hours = new Set(dayLimits.map(({ start, end }) => (end - start) / 3_600));
  expect([...hours].sort()).toEqual([23, 24, 25]);
});

/** SQL for the earliest quarter of an hour on the day, around midnight in the zone, computed without Temporal. */
const first = (date: string) => `(select min(extract(epoch from moment))::bigint
  from generate_series((${date})::timestamp at time zone zone - interval '2 hours',
    (${date})::timestamp at time zone zone + interval '2 hours', interval '15 minutes') as moment
  where (moment at time zone zone)::date = (${date}))`;
