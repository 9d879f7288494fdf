import { beforeAll, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { aStampCard, makeCampaign, makeStampCard, makeValueCoupon } from "#tests/api/offers.ts";
import { openTill, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const as = () => ({ as: club.merchant.token, chain: club.chain.subdomain });

async function rowsOf<Row>(query: string): Promise<Row[]> {
  return (await api.owner.query(query)).rows as Row[];
}

/** Runs every check and expects no violation. */
async function proved(): Promise<void> {
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
}

test("a plain purchase updates one row of the day’s figures, even with earlier purchases on that day", async () => {
  const { memberId } = await makeMember(api, club);
  for (const amount of [100, 70.5]) await openTill(api, club).visit(memberId, { amount });
  const rows = await rowsOf(`select purchases, amount_ore::int, points_given::int, points_left::int, slot
    from day_figures where chain_id = ${club.chain.id} and slot < 16`);
  expect(rows).toEqual([
    { purchases: 2, amount_ore: 17_050, points_given: 170, points_left: 170, slot: memberId % 16 },
  ]);
});

test("the amount paid by a coupon does not count as a sale", async () => {
  const shop = await makeClub(api);
  const { id } = await makeValueCoupon(api, shop);
  await makeCampaign(api, shop, { couponId: id });
  const { memberId } = await makeMember(api, shop);
  await openTill(api, shop).visit(memberId, { amount: 80, couponIds: [id] });
  const { today } = await api.call("getToday", {}, { as: shop.merchant.token, chain: shop.chain.subdomain });
  expect(today).toMatchObject({ purchases: 1, totalAmount: 30, couponsUsed: 1 });
});

test("concurrent purchases are all counted, and purchases of one batch share one of the day’s rows", async () => {
  const members = await Promise.all(Array.from({ length: 24 }, () => makeMember(api, club)));
  const before = await api.call("getToday", {}, as());
  await Promise.all(members.map(({ memberId }) => openTill(api, club).visit(memberId, { amount: 10 })));
  const { today } = await api.call("getToday", {}, as());
  expect(today.purchases - before.today.purchases).toBe(24);
  const [rows] = await rowsOf<{ count: number }>(`select count(*)::int from day_figures
    where chain_id = ${club.chain.id} and slot < 16`);
  expect(rows?.count).toBeLessThan(24);
  await proved();
});

describe("figures and counters match a recount from the original rows", () => {
  test("after every kind of act and its reversal", async () => {
    const [card, campaign] = [await makeStampCard(api, club, { stampsAmount: 2 }), await makeCampaign(api, club)];
    const { memberId } = await makeMember(api, club, { home_location_id: club.locationIds[1] });
    const selection = { categoryIds: [club.categoryId], campaignIds: [campaign.id] };
    const till = () => openTill(api, club);
    // Half past midnight in Stockholm, still the day before in UTC.
    await travel(api, club, Temporal.Instant.from("2026-11-22T23:30:00Z"));
    const full = await till().visit(memberId, {
      amount: 300,
      ...selection,
      stamps: [{ stampcardId: card.id, stamps: 2 }],
    });
    const used = await till().visit(memberId, {
      amount: 50,
      couponIds: [club.couponId],
      stamps: [{ stampcardId: card.id, stamps: 1 }],
    });
    const gift = await till().correct(memberId, 40);
    const taken = await till().deduct(memberId, 30);
    await proved();
    const counts = async () => {
      const cards = (await api.call("listStampcards", {}, as())).find(({ id }) => id === card.id);
      const campaigns = (await api.call("listCampaigns", {}, as())).find(({ id }) => id === campaign.id);
      const coupons = (await api.call("listCoupons", { query: {} }, as())).find(({ id }) => id === club.couponId);
      return [cards?.collecting, cards?.completed, campaigns?.used, coupons?.redeemed];
    };
    expect(await counts()).toEqual([1, 1, 1, 1]);
    await travel(api, club, api.clock.now.add({ minutes: 1 }));
    await till().cancel(used.redemptions[0]?.redemptionId as number);
    await till().voidDeduction(taken.deductionId);
    await till().withdraw(gift.lotId);
    await proved();
    await till().bringBack(full.purchaseId, 120);
    await proved();
    await till().bringBack(full.purchaseId, 180);
    await till().undo(used.purchaseId);
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await proved();
  });

  test("after better terms of a stamp card fill some open cards", async () => {
    const card = await makeStampCard(api, club, { stampsAmount: 4 });
    for (const stamps of [1, 2]) {
      const { memberId } = await makeMember(api, club);
      await openTill(api, club).visit(memberId, { stamps: [{ stampcardId: card.id, stamps }] });
    }
    const body = aStampCard(undefined, { stampsAmount: 2, monthValidation: card.monthValidation + 1 });
    await api.call("updateStampcard", { params: { id: card.id }, body }, as());
    expect(await api.call("getStampcard", { params: { id: card.id } }, as())).toMatchObject({
      collecting: 1,
      completed: 1,
    });
    await proved();
  });

  test("after a member changes the home point of sale and is removed", async () => {
    const { memberId } = await makeMember(api, club, { home_location_id: club.locationIds[0] });
    const home = `select location_id::float8, new_members from day_figures
      where chain_id = ${club.chain.id} and slot = ${16 + (memberId % 16)} and new_members <> 0`;
    const before = await rowsOf(home);
    await api.owner.query("update member set home_location_id = $2 where id = $1", [memberId, club.locationIds[1]]);
    expect(await rowsOf(home)).not.toEqual(before);
    await proved();
    await api.call("removeMember", { params: { id: memberId } }, as());
    await proved();
  });
});
