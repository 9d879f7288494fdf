import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { claimPending } from "#features/till/register/api/visits/claim-pending.ts";
import { makeStaff } from "../../api/factories.ts";
import { heldUp } from "../../api/held-up.ts";
import { openTill } from "../till.ts";
import {
  balances,
  type Course,
  newCoupon,
  newMember,
  often,
  openCourse,
  patience,
  prove,
  race,
  tills,
} from "./race.ts";

let course: Course;
let bun: number;
beforeAll(async () => {
  course = await openCourse();
  bun = await newCoupon(course, { price: 100 });
});

/** Makes a member with a purchase of this amount; returns the purchase. */
async function bought(amount: number) {
  const memberId = await newMember(course);
  const { purchaseId } = await course.till.visit(memberId, { amount });
  return { memberId, purchaseId };
}

/** Returns a member's redeemed and deducted points. */
async function gone(memberId: number): Promise<{ redeemed: number; deducted: number }> {
  const as = { as: course.club.merchant.token, chain: course.club.chain.subdomain };
  return (await course.api.call("getMember", { params: { id: memberId } }, as)).points;
}

const redeem = (memberId: number) => course.till.visit(memberId, { couponIds: [bun] });

test("concurrent redemptions succeed as often as the balance pays for", patience, async () => {
  await often(async () => {
    const [count, balance] = [randomInt(2, 9), randomInt(100, 650)];
    const { memberId } = await bought(balance);
    const { won, lost } = await race(tills(count, () => redeem(memberId)));
    const paid = Math.min(count, Math.floor(balance / 100));
    expect(won).toHaveLength(paid);
    expect(lost).toEqual(Array(count - paid).fill("NOT_ENOUGH_POINTS"));
    expect(await balances(course, memberId)).toEqual({ clubPoints: balance - 100 * paid, owedPoints: 0 });
  });
});

test("a return and a redemption of the same points lead to the same balance in either order", patience, async () => {
  await often(async () => {
    const { memberId, purchaseId } = await bought(100);
    const acts: (() => Promise<unknown>)[] = [() => course.till.bringBack(purchaseId, 100), () => redeem(memberId)];
    const { lost } = await race(randomInt(2) === 0 ? acts : acts.reverse());
    const redeemed = lost.length === 0;
    if (!redeemed) expect(lost).toEqual(["NOT_ENOUGH_POINTS"]);
    expect(await balances(course, memberId)).toEqual({ clubPoints: 0, owedPoints: redeemed ? 100 : 0 });
  });
});

test("of a return and a redemption, the first to wait for the lock goes first", patience, async () => {
  const { memberId, purchaseId } = await bought(100);
  const other = await bought(100);
  const lock = (id: number) => `select from member where chain_id = ${course.club.chain.id} and id = ${id} for update`;
  const taken = (id: number) => () => course.till.bringBack(id, 100).then(() => "returned");
  const spent = (id: number) => () =>
    redeem(id).then(
      () => "redeemed",
      (error) => error.problem.code,
    );
  const first = await heldUp(course.api, lock(memberId), [taken(purchaseId), spent(memberId)]);
  expect(first).toEqual(["returned", "NOT_ENOUGH_POINTS"]);
  const second = await heldUp(course.api, lock(other.memberId), [spent(other.memberId), taken(other.purchaseId)]);
  expect(second).toEqual(["redeemed", "returned"]);
  expect(await balances(course, other.memberId)).toEqual({ clubPoints: 0, owedPoints: 100 });
});

test("a purchase is undone or returned only once", patience, async () => {
  await often(async () => {
    const { memberId, purchaseId } = await bought(80);
    const { won, lost } = await race<unknown>([
      () => course.till.undo(purchaseId),
      () => course.till.bringBack(purchaseId, 80),
      () => course.till.undo(purchaseId),
    ]);
    expect([won.length, lost]).toEqual([1, ["ALREADY_RETURNED", "ALREADY_RETURNED"]]);
    expect(await balances(course, memberId)).toEqual({ clubPoints: 0, owedPoints: 0 });
  });
});

test("partial returns never exceed the paid amount", patience, async () => {
  await often(async () => {
    const { memberId, purchaseId } = await bought(100);
    const part = randomInt(20, 70);
    const { won, lost } = await race(tills(4, () => course.till.bringBack(purchaseId, part)));
    const fit = Math.min(4, Math.floor(100 / part));
    expect(won).toHaveLength(fit);
    for (const code of lost) expect(["AMOUNT_TOO_LARGE", "ALREADY_RETURNED"]).toContain(code);
    expect(Math.min(...won.map(({ keptAmount }) => keptAmount))).toBe(100 - fit * part);
    expect(await balances(course, memberId)).toEqual({ clubPoints: 100 - fit * part, owedPoints: 0 });
  });
});

test(
  "repeated requests with one key register one purchase and get one response, and so do requests for its return",
  patience,
  async () => {
    await often(async () => {
      const memberId = await newMember(course);
      const [key, returnKey] = [randomUUID(), randomUUID()];
      const { won } = await race(tills(6, () => course.till.visit(memberId, { amount: 120 }, key)));
      expect(new Set(won.map((answer) => JSON.stringify(answer)))).toHaveProperty("size", 1);
      const { purchaseId } = won[0] as (typeof won)[number];
      const returned = await race(tills(4, () => course.till.bringBack(purchaseId, 20, {}, returnKey)));
      expect(returned.lost).toEqual([]);
      expect(new Set(returned.won.map((answer) => JSON.stringify(answer)))).toHaveProperty("size", 1);
      expect(await balances(course, memberId)).toEqual({ clubPoints: 100, owedPoints: 0 });
    });
  },
);

test("of concurrent returns for two members with the same idempotency key, one succeeds", patience, async () => {
  await often(async () => {
    const both = [await bought(50), await bought(50)];
    const key = randomUUID();
    const requests = both.map(
      ({ purchaseId }) =>
        () =>
          course.till.bringBack(purchaseId, 50, {}, key),
    );
    const { won, lost } = await race(requests);
    expect([won.length, lost]).toEqual([1, ["IDEMPOTENCY_KEY_REUSED"]]);
  });
});

test("of concurrent cancellations for two members with the same idempotency key, one succeeds", patience, async () => {
  await often(async () => {
    const both = [await bought(100), await bought(100)];
    const key = randomUUID();
    const requests: (() => Promise<unknown>)[] = [];
    for (const { memberId } of both) {
      const { redemptions } = await redeem(memberId);
      requests.push(() => course.till.cancel(redemptions[0]?.redemptionId as number, key));
    }
    const { won, lost } = await race(requests);
    expect([won.length, lost]).toEqual([1, ["IDEMPOTENCY_KEY_REUSED"]]);
  });
});

test("a cashier’s concurrent corrections and deductions stay within the daily limit", patience, async () => {
  const { api, club } = course;
  await often(async () => {
    const { memberId } = await bought(600);
    const { token } = await makeStaff(api, club, "ROLE_CASHIER", club.locationIds);
    const till = openTill(api, club, token);
    const acts: (() => Promise<unknown>)[] = [
      ...tills(3, () => till.correct(memberId, 150)),
      ...tills(3, () => till.deduct(memberId, 150)),
    ];
    const { won, lost } = await race(acts.sort(() => randomInt(3) - 1));
    expect([won.length, lost]).toEqual([3, Array(3).fill("CORRECTION_LIMIT")]);
  });
});

test("a cashier at several tills stays within the daily limit of corrections", patience, async () => {
  const { api, club } = course;
  await often(async () => {
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", club.locationIds);
    const till = openTill(api, club, cashier.token);
    const one = await newMember(course);
    const toOne = await race(tills(5, () => till.correct(one, 200)));
    expect([toOne.won.length, toOne.lost]).toEqual([2, Array(3).fill("CORRECTION_LIMIT")]);
    const members = [];
    for (let index = 0; index < 6; index++) members.push(await newMember(course));
    const inAll = await race(members.map((memberId) => () => till.correct(memberId, 400)));
    expect([inAll.won.length, inAll.lost]).toEqual([4, Array(2).fill("CORRECTION_LIMIT")]);
    expect(await race([() => till.deduct(one, 1)])).toEqual({ won: [], lost: ["CORRECTION_LIMIT"] });
  });
});

test("a correction is withdrawn only once", patience, async () => {
  await often(async () => {
    const memberId = await newMember(course);
    const { lotId } = await course.till.correct(memberId, 300);
    const { won, lost } = await race(tills(4, () => course.till.withdraw(lotId)));
    expect([won.length, lost]).toEqual([1, Array(3).fill("ALREADY_VOIDED")]);
    expect(await balances(course, memberId)).toEqual({ clubPoints: 0, owedPoints: 0 });
  });
});

test("concurrent deductions and redemptions never exceed the balance", patience, async () => {
  await often(async () => {
    const [count, balance] = [randomInt(1, 5), randomInt(100, 650)];
    const { memberId } = await bought(balance);
    const take = () => course.till.deduct(memberId, 150);
    const acts: (() => Promise<unknown>)[] = [...tills(count, () => redeem(memberId)), take, take];
    const { lost } = await race(acts.sort(() => randomInt(3) - 1));
    expect(lost.every((code) => code === "NOT_ENOUGH_POINTS")).toBe(true);
    const { clubPoints, owedPoints } = await balances(course, memberId);
    const { redeemed, deducted } = await gone(memberId);
    expect({ left: clubPoints, owedPoints }).toEqual({ left: balance - redeemed - deducted, owedPoints: 0 });
    // Each refused request was for more than the remaining points.
    if (deducted < 300) expect(clubPoints).toBeLessThan(150);
    if (redeemed < count * 100) expect(clubPoints).toBeLessThan(100);
  });
});

test("of a deduction and a redemption of the same points, the first to wait succeeds", patience, async () => {
  const describeOutcome = (act: () => Promise<unknown>, successText: string) => () =>
    act().then(
      () => successText,
      (error) => error.problem.code as string,
    );
  const [one, other] = [await bought(100), await bought(100)];
  const lock = (id: number) => `select from member where chain_id = ${course.club.chain.id} and id = ${id} for update`;
  const taking = (id: number) => describeOutcome(() => course.till.deduct(id, 100), "taken");
  const spending = (id: number) => describeOutcome(() => redeem(id), "redeemed");
  const { api } = course;
  expect(await heldUp(api, lock(one.memberId), [taking(one.memberId), spending(one.memberId)])).toEqual([
    ...["taken", "NOT_ENOUGH_POINTS"],
  ]);
  expect(await heldUp(api, lock(other.memberId), [spending(other.memberId), taking(other.memberId)])).toEqual([
    ...["redeemed", "NOT_ENOUGH_POINTS"],
  ]);
});

test("repeated deductions with one key deduct once, and are restored once", patience, async () => {
  await often(async () => {
    const { memberId } = await bought(500);
    const key = randomUUID();
    const { won, lost } = await race(tills(4, () => course.till.deduct(memberId, 120, key)));
    expect([new Set(won.map((answer) => JSON.stringify(answer))).size, lost]).toEqual([1, []]);
    expect(await balances(course, memberId)).toEqual({ clubPoints: 380, owedPoints: 0 });
    const withdrawals = await race(tills(4, () => course.till.voidDeduction(won[0]?.deductionId as number)));
    expect([withdrawals.won.length, withdrawals.lost]).toEqual([1, Array(3).fill("ALREADY_VOIDED")]);
    expect(await balances(course, memberId)).toEqual({ clubPoints: 500, owedPoints: 0 });
  });
});

test("concurrent claims of a pending purchase credit it only once", patience, async () => {
  const { api, club, till } = course;
  await often(async () => {
    const email = `${randomUUID()}@example.com`;
    await api.owner.query("delete from rate_limit");
    await till.invite({ email, amount: 90 });
    const memberId = await newMember(course);
    const now = api.clock.now;
    const claim = { chain: club.chain, now, memberId, proved: { email } };
    await race(tills(3, () => api.services.db.inChain(club.chain.id, (trx, trips) => claimPending(trx, trips, claim))));
    expect(await balances(course, memberId)).toEqual({ clubPoints: 90, owedPoints: 0 });
  });
});

test("all stored data is consistent after the races of points", () => prove(course));
