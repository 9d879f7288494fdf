import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, numberOf } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { makeCampaign, makeStampCard, makeValueCoupon } from "#tests/api/offers.ts";

const api = await startApi();
let club: Club;
let memberId: number;
let token: string;
beforeEach(async () => {
  api.clock.now = Temporal.Instant.from("2026-11-21T12:00:00Z");
  club = await makeClub(api);
  ({ memberId, token } = await makeMember(api, club));
});

/** Loads home without the reward that every club in the tests has. */
async function home(as = token) {
  const answer = await api.call("getConsumerHome", {}, { as, host: club.chain.subdomain });
  return { ...answer, coupons: answer.coupons.filter(({ kind }) => kind === "VALUE") };
}
const staff = () => ({ as: club.merchant.token, chain: club.chain.subdomain, key: randomUUID() });
/** Changes data as another server of the installation would, without notifying this one. */
const elsewhere = (text: string, ...values: unknown[]) => api.owner.query(text, [club.chain.id, ...values]);

describe("the cached data that all members share", () => {
  test("is current right after a change on another server", async () => {
    const coupon = await makeValueCoupon(api, club, { name: "Tjugo kronor" });
    await makeCampaign(api, club, { name: "Hösten", couponId: coupon.id });
    const card = await makeStampCard(api, club);
    await elsewhere("update member set home_location_id = $2 where chain_id = $1", club.locationIds[0]);
    expect(await home()).toMatchObject({
      campaigns: [{ name: "Hösten", coupon: { name: "Tjugo kronor" } }],
      coupons: [{ name: "Tjugo kronor" }],
      stampcards: [{ reward: card.coupon.reward }],
      homeLocation: { id: club.locationIds[0] },
    });

    await elsewhere("update campaign set name = 'Vintern' where chain_id = $1");
    expect(await home()).toMatchObject({ campaigns: [{ name: "Vintern" }] });
    await elsewhere("update coupon set name = 'Trettio kronor' where chain_id = $1");
    expect(await home()).toMatchObject({
      campaigns: [{ coupon: { name: "Trettio kronor" } }],
      coupons: [{ name: "Trettio kronor" }],
    });
    await elsewhere("update stamp_card_coupon set reward = 'Te' where chain_id = $1");
    expect(await home()).toMatchObject({ stampcards: [{ reward: "Te" }] });
    await elsewhere("update stamp_card set publish_status = 'WITHDRAWN' where chain_id = $1");
    expect(await home()).toMatchObject({ stampcards: [] });
    await elsewhere("update club_points set name = 'Bönor' where chain_id = $1");
    expect(await home()).toMatchObject({ points: { name: "Bönor" } });
    await elsewhere("update location set commercial_name = 'Vid torget' where chain_id = $1");
    expect(await home()).toMatchObject({ homeLocation: { name: "Vid torget" } });
    await elsewhere("update location set closed_at = now() where chain_id = $1");
    expect(await home()).toMatchObject({ homeLocation: null });
    await elsewhere("delete from campaign where chain_id = $1");
    expect(await home()).toMatchObject({ campaigns: [], coupons: [] });
  });

  test("drops campaigns at the end of their last day and adds those that begin, without any write", async () => {
    await makeCampaign(api, club, { name: "Till i dag", startDate: "2026-11-01", endDate: "2026-11-21" });
    await makeCampaign(api, club, { name: "Från i morgon", startDate: "2026-11-22", endDate: "2026-11-30" });
    const names = async () => (await home()).campaigns.map(({ name }) => name);
    expect(await names()).toEqual(["Till i dag"]);
    api.clock.now = Temporal.Instant.from("2026-11-21T22:59:59Z");
    expect(await names()).toEqual(["Till i dag"]);
    api.clock.now = Temporal.Instant.from("2026-11-21T23:00:00Z");
    expect(await names()).toEqual(["Från i morgon"]);
  });

  test("offers a limited coupon by each member’s own uses", async () => {
    const other = await makeMember(api, club);
    const coupon = await makeValueCoupon(api, club, { totalLimit: 2, perMemberLimit: 1 });
    await makeCampaign(api, club, { couponId: coupon.id });
    const seen = async () => [(await home()).coupons.length, (await home(other.token)).coupons.length];
    expect(await seen()).toEqual([1, 1]);
    const use = async (id: number) =>
      api.call(
        "registerPurchase",
        {
          body: {
            membershipId: await numberOf(api, id),
            pointOfSaleId: club.locationIds[0],
            amount: 100,
            couponIds: [coupon.id],
          },
        },
        staff(),
      );
    await use(memberId);
    expect(await seen()).toEqual([0, 1]);
    await use(other.memberId);
    expect(await seen()).toEqual([0, 0]);
    expect((await home((await makeMember(api, club)).token)).coupons).toEqual([]);
  });
});

test("the latest purchase is shown with its current state: returned in full, in part or not", async () => {
  const line = async () => (await home()).latestPurchase;
  const first = await buy(api, club, memberId, 40);
  const second = await buy(api, club, memberId, 60);
  expect(await line()).toMatchObject({ id: second.purchaseId, totalAmount: 60, earnedPoints: 60, returned: null });
  const giveBack = (amount: number) =>
    api.call(
      "returnPurchase",
      { params: { id: second.purchaseId }, body: { pointOfSaleId: club.locationIds[0], amount, reason: "Fel" } },
      staff(),
    );
  await giveBack(20);
  expect(await line()).toMatchObject({ returned: "PART", returnedAmount: 20, returnedPoints: 20 });
  await giveBack(40);
  expect(await line()).toMatchObject({ id: second.purchaseId, returned: "ALL", returnedAmount: 60 });
  expect(first.purchaseId).toBeLessThan(second.purchaseId);
});

test("concurrent members each see their own data, including limits of coupons", async () => {
  const coupon = await makeValueCoupon(api, club, { name: "En gång", perMemberLimit: 1 });
  await makeCampaign(api, club, { couponId: coupon.id });
  const others = await Promise.all(Array.from({ length: 20 }, () => makeMember(api, club)));
  const all = [{ memberId, token }, ...others];
  for (const [index, member] of all.entries()) {
    await buy(api, club, member.memberId, 100 + index, index % 2 === 0 ? [coupon.id] : []);
  }
  await home();
  const seen = await Promise.all(all.map((each) => home(each.token)));
  expect(seen.map(({ profile }) => profile.id)).toEqual(all.map((each) => each.memberId));
  for (const [index, { points, coupons, latestPurchase }] of seen.entries()) {
    const alone = await home(all[index]?.token);
    expect({ points, coupons, latestPurchase }).toEqual({
      points: alone.points,
      coupons: alone.coupons,
      latestPurchase: alone.latestPurchase,
    });
    expect(coupons).toHaveLength(index % 2 === 0 ? 0 : 1);
  }
});
