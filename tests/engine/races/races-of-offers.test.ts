import { randomInt } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { heldUp } from "../../api/held-up.ts";
import { makeCampaign, makeStampCard, makeValueCoupon } from "../../api/offers.ts";
import { giveWelcome } from "../scene.ts";
import { type Course, newCoupon, newMember, often, openCourse, patience, prove, race, tills } from "./race.ts";

let course: Course;
beforeAll(async () => {
  course = await openCourse();
});

const merchant = () => ({ as: course.club.merchant.token, chain: course.club.chain.subdomain });

async function members(count: number, points = 0): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    const memberId = await newMember(course);
    if (points > 0) await course.till.visit(memberId, { amount: points });
    ids.push(memberId);
  }
  return ids;
}

async function takenOf(couponId: number): Promise<number> {
  const { rows } = await course.api.owner.query("select taken from coupon_stock where coupon_id = $1", [couponId]);
  return rows[0].taken;
}

test("the last coupons of a total limit are used by different members up to the limit", patience, async () => {
  await often(async () => {
    const total = randomInt(1, 4);
    const couponId = await newCoupon(course, { price: 1, total });
    const requests = (await members(5, 10)).map(
      (memberId) => () => course.till.visit(memberId, { couponIds: [couponId] }),
    );
    const { won, lost } = await race(requests);
    expect([won.length, lost]).toEqual([total, Array(5 - total).fill("COUPON_USED_UP")]);
    expect(await takenOf(couponId)).toBe(total);
  });
});

test("a member’s last use of a coupon succeeds once at several tills with several purchases", patience, async () => {
  await often(async () => {
    const couponId = await newCoupon(course, { value: 1_000, each: 1 });
    const memberId = await newMember(course);
    const visit = () => course.till.visit(memberId, { amount: 50, couponIds: [couponId] });
    const { won, lost } = await race(tills(5, visit));
    expect([won.length, lost]).toEqual([1, Array(4).fill("COUPON_ALREADY_USED")]);
  });
});

test("the last coupon, cancelled and redeemed at once, is never in use twice", patience, async () => {
  await often(async () => {
    const couponId = await newCoupon(course, { price: 1, total: 1 });
    const [has, wants] = (await members(2, 10)) as [number, number];
    const { redemptions } = await course.till.visit(has, { couponIds: [couponId] });
    const { lost } = await race<unknown>([
      () => course.till.cancel(redemptions[0]?.redemptionId as number),
      () => course.till.visit(wants, { couponIds: [couponId] }),
    ]);
    if (lost.length > 0) expect(lost).toEqual(["COUPON_USED_UP"]);
    expect(await takenOf(couponId)).toBe(1 - lost.length);
  });
});

test("a limit set during a cancellation counts the active uses", patience, async () => {
  await often(async () => {
    const couponId = await newCoupon(course, { price: 1 });
    const [memberId] = (await members(1, 10)) as [number];
    const { redemptions } = await course.till.visit(memberId, { couponIds: [couponId, couponId] });
    const body = { name: "Bulle", description: "", pointsRequired: 1, totalLimit: 5 };
    const { lost } = await race<unknown>([
      () => course.till.cancel(redemptions[0]?.redemptionId as number),
      () => course.api.call("updateCoupon", { params: { id: couponId }, body }, merchant()),
    ]);
    expect(lost).toEqual([]);
    expect(await takenOf(couponId)).toBe(1);
  });
});

test("coupons redeemed and cancelled in any order never deadlock", patience, async () => {
  const [one, other] = [
    await newCoupon(course, { price: 1, total: 9_999 }),
    await newCoupon(course, { price: 1, total: 9_999 }),
  ];
  const four = await members(4, 9_000);
  await often(async () => {
    const { won, lost } = await race(
      four.map((memberId, index) => () => {
        const couponIds = index % 2 === 0 ? [one, other] : [other, one];
        return course.till.visit(memberId, { couponIds });
      }),
    );
    expect(lost).toEqual([]);
    const undoRequests = won.map(
      ({ purchaseId }) =>
        () =>
          course.till.undo(purchaseId),
    );
    expect((await race(undoRequests)).lost).toEqual([]);
  });
  expect([await takenOf(one), await takenOf(other)]).toEqual([0, 0]);
});

async function collected(memberId: number) {
  const { rows } = await course.api.owner.query(
    `select array_agg(collected::int order by usage_order) as collected, count(reward_ends_on)::int as rewards
     from stamp_card_usage where member_id = $1`,
    [memberId],
  );
  return rows[0];
}

test("the last stamps, given at several tills at once, all count and give one reward", patience, async () => {
  const { id: stampcardId } = await makeStampCard(course.api, course.club, { stampsAmount: 5 });
  await often(async () => {
    const memberId = await newMember(course);
    const stamp = (stamps: number) => course.till.visit(memberId, { stamps: [{ stampcardId, stamps }] });
    await stamp(4);
    const count = randomInt(2, 5);
    const { won, lost } = await race(tills(count, () => stamp(1)));
    expect(lost).toEqual([]);
    expect(won.reduce((sum, { completed }) => sum + completed.length, 0)).toBe(1);
    expect(await collected(memberId)).toEqual({ collected: [5, count - 1], rewards: 1 });
  });
});

test("the reward of a full card is used once at several tills", patience, async () => {
  const { id: stampcardId } = await makeStampCard(course.api, course.club, { stampsAmount: 2 });
  await often(async () => {
    const memberId = await newMember(course);
    await course.till.visit(memberId, { stamps: [{ stampcardId, stamps: 2 }] });
    const { stampcardCoupons } = await course.till.member(memberId);
    const stampcardUsageIds = [stampcardCoupons[0]?.stampcardUsageId as number];
    const { won, lost } = await race(tills(4, () => course.till.visit(memberId, { stampcardUsageIds })));
    expect([won.length, lost]).toEqual([1, Array(3).fill("REWARD_USED")]);
  });
});

test("the welcome offer is used at one purchase at several tills", patience, async () => {
  const { api, club, till } = course;
  const coupon = await makeValueCoupon(api, club);
  const always = { startDate: "2020-01-01", endDate: null, couponId: coupon.id };
  await makeCampaign(api, club, { ...always, name: "Välkommen", welcomeOffer: true, visibilityMonths: 2 });
  await often(async () => {
    const memberId = await newMember(course);
    await giveWelcome(api, club, memberId);
    const { won, lost } = await race(
      tills(4, () => till.visit(memberId, { amount: 200, welcomeOffer: { couponId: coupon.id } })),
    );
    expect([won.length, lost]).toEqual([1, Array(3).fill("WELCOME_OFFER_NOT_USABLE")]);
    expect(won[0]).toMatchObject({ discount: 50, totalAmount: 150 });
  });
});

const answered = (request: Promise<unknown>) =>
  request.then(
    () => "done",
    (error) => error.problem.code as string,
  );

test("a card withdrawn during a stamping gets no stamp afterwards", patience, async () => {
  const { api, club, till } = course;
  await often(async (round) => {
    const { id } = await makeStampCard(api, club);
    const memberId = await newMember(course);
    const withdraw = () =>
      answered(api.call("setStampcardStatus", { params: { id }, body: { publishStatus: "WITHDRAWN" } }, merchant()));
    const stamp = () => answered(till.visit(memberId, { stamps: [{ stampcardId: id, stamps: 1 }] }));
    const lock = `select from stamp_card where chain_id = ${club.chain.id} and id = ${id} for update`;
    const stampFirst = round % 2 === 0;
    const answers = await heldUp(api, lock, stampFirst ? [stamp, withdraw] : [withdraw, stamp]);
    expect(answers).toEqual(["done", stampFirst ? "done" : "STAMP_CARD_NOT_ACTIVE"]);
    expect((await collected(memberId)).collected).toEqual(stampFirst ? [1] : null);
  });
});

test("a coupon withdrawn during a redemption is not redeemed afterwards", patience, async () => {
  const { api, till } = course;
  await often(async (round) => {
    const couponId = await newCoupon(course, { price: 1, total: 5 });
    const [memberId] = (await members(1, 10)) as [number];
    const withdraw = () =>
      answered(
        api.call("setCouponStatus", { params: { id: couponId }, body: { publishStatus: "WITHDRAWN" } }, merchant()),
      );
    const redeem = () => answered(till.visit(memberId, { couponIds: [couponId] }));
    const lock = `select from coupon where chain_id = ${course.club.chain.id} and id = ${couponId} for update`;
    const redeemFirst = round % 2 === 0;
    const answers = await heldUp(api, lock, redeemFirst ? [redeem, withdraw] : [withdraw, redeem]);
    expect(answers).toEqual(["done", redeemFirst ? "done" : "COUPON_NOT_ACTIVE"]);
    expect(await takenOf(couponId)).toBe(redeemFirst ? 1 : 0);
  });
});

test("all stored data is consistent after the races of offers", () => prove(course));
