import { beforeAll, expect, test } from "vitest";
import { heapRows } from "#tests/api/database/table-reads.ts";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openTill } from "#tests/engine/till.ts";
import { selectPointSums } from "./queries.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const pointsOf = async (memberId: number) => {
  const { points } = await api.call(
    "getMember",
    { params: { id: memberId } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  const { earned, redeemed, deducted, expired, balance } = points;
  return { earned, redeemed, deducted, expired, balance };
};

/** Returns a member's sums, counted from every entry and every lot. */
async function counted(memberId: number) {
  const { rows } = await api.owner.query(
    `select (given - returned)::int as earned, redeemed::int, deducted::int, expired::int, balance::int
     from (select coalesce(sum(amount), 0) as given,
         coalesce(sum(left_points) filter (where valid_through < $2), 0) as expired,
         coalesce(sum(left_points) filter (where valid_through >= $2), 0) as balance
       from point_lot where member_id = $1) as lots,
       (select coalesce(sum(points) filter (where kind = 'RETURN'), 0) as returned,
         coalesce(sum(case kind when 'REDEEM' then points when 'CANCEL' then -points end), 0) as redeemed,
         coalesce(sum(case kind when 'DEDUCT' then points when 'RESTORE' then -points end), 0) as deducted
       from point_entry where member_id = $1) as entries`,
    [memberId, "2026-11-21"],
  );
  return rows[0];
}

/** Inserts one purchase a day for a number of days, each with a hundred points that have expired. */
async function boughtBefore(memberId: number, days: number) {
  await api.owner.query(
    `with bought as (
       insert into purchase (chain_id, registration_key, member_id, location_id, purchased_at, purchased_on, amount_ore)
       select $1, gen_random_uuid(), $2, $3, day, day::date, 10000
       from (select '2024-11-01'::timestamptz - n * interval '1 day' as day from generate_series(1, $4::int) n) as days
       returning id, chain_id, member_id, purchased_on, purchased_at),
     lot as (
       insert into point_lot (chain_id, member_id, purchase_id, earned_on, valid_through, amount, left_points, points_per_krona_hundredths)
       select chain_id, member_id, id, purchased_on, purchased_on + 365, 100, 100, 100 from bought returning id, chain_id, member_id)
     insert into point_entry (chain_id, member_id, lot_id, kind, points, at)
       select chain_id, member_id, id, 'EARN', 100, '2024-11-01' from lot`,
    [club.chain.id, memberId, club.locationIds[0], days],
  );
}

test("a member's sums equal the total of all entries after returns, cancellations, voids, deficits and expiry", async () => {
  const { memberId } = await makeMember(api, club);
  const till = openTill(api, club);
  expect(await pointsOf(memberId)).toEqual({ earned: 0, redeemed: 0, deducted: 0, expired: 0, balance: 0 });
  await boughtBefore(memberId, 3);
  const { purchaseId } = await till.visit(memberId, { amount: 300 });
  const { redemptions } = await buy(api, club, memberId, 20, [club.couponId]);
  await buy(api, club, memberId, 20, [club.couponId]);
  await till.cancel(redemptions[0]?.redemptionId as number);
  const { lotId } = await till.correct(memberId, 40);
  const { deductionId } = await till.deduct(memberId, 30);
  await till.deduct(memberId, 10);
  await till.voidDeduction(deductionId);
  await till.withdraw(lotId);
  await till.bringBack(purchaseId, 200);
  expect(await pointsOf(memberId)).toEqual(await counted(memberId));
  await till.bringBack(purchaseId, 100);
  const owing = await pointsOf(memberId);
  expect(owing).toEqual(await counted(memberId));
  expect(owing).toMatchObject({ redeemed: 100, deducted: 10, expired: 300, balance: 0 });
});

test("sums a member's points without reading a lot or entry row for each purchase", async () => {
  for (let n = 0; n < 20; n++) await boughtBefore((await makeMember(api, club)).memberId, 500);
  const { memberId } = await makeMember(api, club);
  await boughtBefore(memberId, 2_000);
  await api.owner.query("vacuum analyze point_lot, point_entry");
  const { sums, read } = await api.services.db.inChain(club.chain.id, async (trx) => ({
    sums: await selectPointSums(trx, memberId).executeTakeFirst(),
    read: (await heapRows(trx, "point_lot")) + (await heapRows(trx, "point_entry")),
  }));
  expect(sums).toEqual({ earned: 200_000, redeemed: 0, deducted: 0 });
  expect(read).toBe(0);
  expect(await pointsOf(memberId)).toMatchObject({ earned: 200_000, expired: 200_000, balance: 0 });
});
