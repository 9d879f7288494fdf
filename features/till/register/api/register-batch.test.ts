import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { waiting } from "#tests/api/held-up.ts";
import { aValueCoupon, makeCampaign, makeStampCard, makeValueCoupon } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

/** The number of purchases: enough for some to arrive while others are being written, even on a slow machine. */
const many = 12;

const members = async (count: number) => {
  const made = await Promise.all(Array.from({ length: count }, () => makeMember(api, club)));
  return made.map(({ memberId }) => memberId);
};

/** Returns the number of transactions that wrote these purchases. */
async function transactionsOf(answers: readonly { purchaseId: number }[]): Promise<number> {
  const ids = answers.map(({ purchaseId }) => purchaseId);
  const { rows } = await api.owner.query(
    "select count(distinct xmin::text)::int as transactions from purchase where id = any($1)",
    [ids],
  );
  return rows[0].transactions;
}

describe("concurrent purchases of one club", () => {
  test("are written together, with an answer each", async () => {
    const all = await members(many);
    const answers = await Promise.all(all.map((memberId, index) => buy(api, club, memberId, 10 + index)));
    expect(answers.map(({ earnedPoints, clubPoints }) => [earnedPoints, clubPoints])).toEqual(
      all.map((_, index) => [10 + index, 10 + index]),
    );
    expect(await transactionsOf(answers)).toBeLessThan(all.length);
  });

  test("are not affected by a refused one or one with a used key", async () => {
    const [one = 0, two = 0, three = 0, four = 0] = await members(4);
    const key = randomUUID();
    await buy(api, club, two, 5, [], key);
    const [fine, refused, taken, again] = await Promise.allSettled([
      buy(api, club, one, 10),
      codeOf(buy(api, club, three, 10, [club.couponId])),
      codeOf(buy(api, club, four, 10, [], key)),
      buy(api, club, two, 5, [], key),
    ]);
    expect(fine).toMatchObject({ value: { clubPoints: 10 } });
    expect(refused).toMatchObject({ value: "NOT_ENOUGH_POINTS" });
    expect(taken).toMatchObject({ value: "IDEMPOTENCY_KEY_REUSED" });
    expect(again).toMatchObject({ value: { clubPoints: 5 } });
  });

  test("use a limited coupon up to its limit", async () => {
    const coupon = await makeValueCoupon(api, club, aValueCoupon({ totalLimit: 3 }));
    await makeCampaign(api, club, { couponId: coupon.id });
    const all = await members(8);
    const used = await Promise.allSettled(all.map((memberId) => buy(api, club, memberId, 100, [coupon.id])));
    expect(used.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test("with coupons return the same answers on a retry", async () => {
    const coupon = await makeValueCoupon(api, club);
    await makeCampaign(api, club, { couponId: coupon.id });
    const all = (await members(many)).map((memberId, index) => ({ memberId, amount: 100 + index, key: randomUUID() }));
    const buyAll = () =>
      Promise.all(all.map(({ memberId, amount, key }) => buy(api, club, memberId, amount, [coupon.id], key)));
    const answers = await buyAll();
    expect(answers.map(({ earnedPoints }) => earnedPoints)).toEqual(all.map((_, index) => 50 + index));
    expect(await transactionsOf(answers)).toBeLessThan(all.length);
    expect(await buyAll()).toEqual(answers);
  });

  test("with and without stamps keep each member’s own statistics", async () => {
    const { id: stampcardId } = await makeStampCard(api, club, { title: "Kaffe" });
    const till = openTill(api, club);
    const all = (await members(many)).toSorted((one, other) => one - other);
    const stamps = [{ stampcardId, stamps: 2 }];
    await Promise.all(all.map((memberId) => till.visit(memberId, { amount: 10, stamps })));
    const answers = await Promise.all(
      all.map((memberId, index) => till.visit(memberId, { amount: 10, stamps: index % 2 === 0 ? stamps : [] })),
    );
    expect(await transactionsOf(answers)).toBeLessThan(all.length);
    const { rows } = await api.owner.query(
      `select purchase_count::int as purchases, points::int as points, stamps::int as stamps from member_statistics
       where member_id = any($1) order by member_id`,
      [all],
    );
    expect(rows).toEqual(all.map((_, index) => ({ purchases: 2, points: 20, stamps: index % 2 === 0 ? 4 : 2 })));
  });

  test("with stamps count concurrent changes to another card", async () => {
    const till = openTill(api, club);
    const [memberId = 0] = await members(1);
    const [one, two] = [
      await makeStampCard(api, club, { title: "Te" }),
      await makeStampCard(api, club, { title: "Bröd" }),
    ];
    const stamp = (stampcardId: number) => till.visit(memberId, { stamps: [{ stampcardId, stamps: 1 }] });
    await stamp(one.id);
    const other = await api.owner.connect();
    await other.query("begin");
    await other.query("update stamp_card_usage set collected = 3 where member_id = $1", [memberId]);
    await other.query("update member_statistics set stamps = stamps + 2 where member_id = $1", [memberId]);
    const stamped = stamp(two.id);
    await waiting(api, 1);
    await other.query("commit");
    other.release();
    await stamped;
    const { rows } = await api.owner.query("select stamps::int as stamps from member_statistics where member_id = $1", [
      memberId,
    ]);
    expect(rows).toEqual([{ stamps: 4 }]);
  });

  // Two locked members equal the number of concurrent batches: a batch that waited for them would block all purchases.
  test("do not wait for members that another transaction has locked", async () => {
    const [one = 0, two = 0, ...free] = await members(5);
    const other = await api.owner.connect();
    await other.query("begin");
    await other.query("select from member where chain_id = $2 and id = any($1) for update", [
      [one, two],
      club.chain.id,
    ]);
    const first = buy(api, club, one, 10);
    await waiting(api, 1);
    const second = buy(api, club, two, 10);
    await waiting(api, 2);
    const answers = await Promise.all(free.map((memberId) => buy(api, club, memberId, 10)));
    expect(answers.map(({ clubPoints }) => clubPoints)).toEqual([10, 10, 10]);
    await other.query("commit");
    other.release();
    expect(await Promise.all([first, second])).toMatchObject([{ clubPoints: 10 }, { clubPoints: 10 }]);
  });
});
