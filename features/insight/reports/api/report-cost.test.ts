import { beforeAll, expect, test } from "vitest";
import { build } from "#packages/server/db/database.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { rowsRead } from "#tests/api/database/rows-read.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { selectDays, selectDayUntil, selectHistory } from "./queries.ts";
import { selectBuyers, selectMonths } from "./report-queries.ts";
import { selectFormerDays, selectGivers } from "./unusual-days.ts";

let api: TestApi;
let club: Club;
const [first, last] = [Temporal.PlainDate.from("2025-11-22"), Temporal.PlainDate.from("2026-11-22")];

/** On each day of a year one member returns from each earlier day, and one from each month leaves. */
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  await api.owner.query(
    `with days as (select d::date as day from generate_series($2::date, $3::date, '1 day') as d)
     insert into report_buyers (chain_id, location_id, has_left, day, before, members) select $1, 0, has_left, days.day, before, 1
     from days, lateral (
       select false as has_left, '-infinity'::date as before
       union all select false, earlier.day from days as earlier where earlier.day < days.day
       union all select true, earlier.day from days as earlier where earlier.day < days.day and extract(day from earlier.day) = 1) as each`,
    [club.chain.id, first.toString(), last.toString()],
  );
  await api.owner.query(
    `insert into report_buyers_by_month (chain_id, location_id, has_left, before_month, day, members)
     select chain_id, location_id, has_left, date_trunc('month', before)::date, day, sum(members) from report_buyers
     where chain_id = $1 group by 1, 2, 3, 4, 5`,
    [club.chain.id],
  );
  await api.owner.query("vacuum analyze report_buyers, report_buyers_by_month");
});

test.skipIf(isOnNodes).each([
  ["a year that ends today", { from: first.add({ days: 1 }), to: last }],
  ["a month", { from: Temporal.PlainDate.from("2026-11-01"), to: last }],
  ["some days within two months", { from: Temporal.PlainDate.from("2026-09-20"), to: last }],
])("buyers of %s are read from at most twelve thousand of nearly seventy thousand rows", async (_, period) => {
  const { rows } = await api.owner.query("select count(*)::int as all from report_buyers where chain_id = $1", [
    club.chain.id,
  ]);
  expect(rows[0].all).toBeGreaterThan(65_000);
  expect(await rowsRead(api, club, selectBuyers(build, period, 3, null))).toBeLessThan(12_000);
});

test.skipIf(isOnNodes)("buyers of thirteen months are read from the monthly rows", async () => {
  // Before PostgreSQL 18 the months of leavers are read too: five thousand rows in all.
  expect(await rowsRead(api, club, selectMonths(build, { from: first, to: last }, null))).toBeLessThan(6_000);
});

test.skipIf(isOnNodes)("today’s figures are read from today’s rows, however long the club has sold", async () => {
  const regular = await makeClub(api);
  const { memberId } = await makeMember(api, regular);
  const { accountId } = regular.merchant;
  // Twenty a day, for two years.
  await api.owner.query(
    `with bought as (
       insert into purchase (chain_id, registration_key, member_id, location_id, account_id, purchased_at, purchased_on, amount_ore)
       select $1, gen_random_uuid(), $2, $3, $4, day + interval '11 hours', day, 10000
       from generate_series($5::date - 730, $5::date, '1 day') day, generate_series(1, 20)
       returning id, purchased_on)
     insert into point_lot (chain_id, member_id, purchase_id, earned_on, valid_through, amount, left_points, points_per_krona_hundredths)
     select $1, $2, id, purchased_on, purchased_on + 365, 100, 100, 100 from bought`,
    [regular.chain.id, memberId, regular.locationIds[0], accountId, last.toString()],
  );
  await api.owner.query("vacuum analyze purchase, point_lot, day_figures");
  const scope = { chain: regular.chain, today: last, locationIds: null };
  const [from, until] = ["2026-11-15T00:00Z", "2026-11-15T12:00Z"].map((at) => Temporal.Instant.from(at));
  const read = (query: Parameters<typeof rowsRead>[2]) => rowsRead(api, regular, query);
  expect(await read(selectGivers(build, scope))).toBeLessThan(100);
  expect(
    await read(selectDayUntil(build, { from, until } as { from: Temporal.Instant; until: Temporal.Instant }, null)),
  ).toBeLessThan(100);
  expect(await read(selectHistory(build, until as Temporal.Instant, null))).toBeLessThan(10);
  expect(await read(selectDays(build, { since: last.subtract({ days: 29 }), today: last }, null))).toBeLessThan(200);
  expect(await read(selectFormerDays(build, [accountId], scope))).toBeLessThan(5_000);
});
