import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { schedule } from "#packages/server/jobs/schedule.ts";
import { buy, type Club, makeClub, makeMember, makeStaff, numberOf, signIn } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const balanceOf = async (memberId: number) => {
  const params = { membershipId: await numberOf(api, memberId) };
  return (await api.call("getAtTill", { params }, { as: club.merchant.token, chain: club.chain.subdomain })).clubPoints;
};

/** Moves the clock and signs the merchant in again, as the old session has expired. */
async function travel(to: Temporal.Instant): Promise<void> {
  api.clock.now = to;
  club.merchant.token = await signIn(api, club.merchant.accountId, "ROLE_MERCHANT");
}
const stockholm = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Stockholm]`).toInstant();

type Registering = Record<string, unknown> & { memberId: number };
async function register({ memberId, ...body }: Registering, as = club.merchant.token, key: string = randomUUID()) {
  const membershipId = await numberOf(api, memberId);
  const fullBody = { membershipId, pointOfSaleId: club.locationIds[0], amount: 249.5, ...body };
  return api.call("registerPurchase", { body: fullBody as never }, { as, chain: club.chain.subdomain, key });
}

describe("a purchase", () => {
  test("of 249,50 kr earns 249 points, valid until the day before the anniversary", async () => {
    const { memberId } = await makeMember(api, club);
    const answer = await register({ memberId, categoryIds: [club.categoryId] });
    expect(answer).toMatchObject({
      earnedPoints: 249,
      pointsValidThrough: "2027-11-20",
      clubPoints: 249,
      redemptions: [],
    });
    expect(await balanceOf(memberId)).toBe(249);
  });

  test("pays for a reward with earlier points, not with its own", async () => {
    const { memberId } = await makeMember(api, club);
    expect(await codeOf(register({ memberId, amount: 500, couponIds: [club.couponId] }))).toBe("NOT_ENOUGH_POINTS");
    await buy(api, club, memberId, 130);
    const answer = await buy(api, club, memberId, 10, [club.couponId]);
    expect(answer).toMatchObject({
      earnedPoints: 10,
      clubPoints: 40,
      redemptions: [{ couponId: club.couponId, points: 100 }],
    });
  });

  test.each([
    [0.5, "AMOUNT_TOO_SMALL"],
    [0, "AMOUNT_TOO_SMALL"],
    [1.005, "INVALID_AMOUNT"],
    [-5, "INVALID_AMOUNT"],
    [10_000_000.01, "AMOUNT_TOO_LARGE"],
    [50_000.01, "AMOUNT_NEEDS_CONFIRMATION"],
  ])("of %d kr is refused with %s", async (amount, code) => {
    const { memberId } = await makeMember(api, club);
    expect(await codeOf(register({ memberId, amount }))).toBe(code);
    expect(await balanceOf(memberId)).toBe(0);
  });

  test("accepts one krona, and a large amount after its confirmation", async () => {
    const { memberId } = await makeMember(api, club);
    await register({ memberId, amount: 1 });
    await register({ memberId, amount: 60_000, amountConfirmed: true });
    expect(await balanceOf(memberId)).toBe(60_001);
  });

  test("of a large amount gets its answer on a retry without a new confirmation", async () => {
    const { memberId } = await makeMember(api, club);
    const key = randomUUID();
    const body = { memberId, amount: 70_000 };
    const answer = await register({ ...body, amountConfirmed: true }, undefined, key);
    expect(await register(body, undefined, key)).toEqual(answer);
    expect(await balanceOf(memberId)).toBe(70_000);
  });

  test("is refused at the stamps field if it names a card twice", async () => {
    const { memberId } = await makeMember(api, club);
    const stamps = [1, 2].map((count) => ({ stampcardId: 1, stamps: count }));
    expect(await fieldCodesOf(register({ memberId, stamps }))).toEqual({ stamps: "INVALID_INPUT" });
  });

  test("is refused with a reward that is not active", async () => {
    const { memberId } = await makeMember(api, club);
    const { rows } = await api.owner.query(
      "insert into coupon (chain_id, name, points_required, publish_status) values ($1, 'Slut', 1, 'STOPPED') returning id",
      [club.chain.id],
    );
    await buy(api, club, memberId, 100);
    expect(await codeOf(register({ memberId, couponIds: [Number(rows[0].id)] }))).toBe("COUPON_NOT_ACTIVE");
  });

  test("is refused to a cashier with the member’s own e-mail", async () => {
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const { memberId } = await makeMember(api, club, { email: cashier.email });
    expect(await codeOf(register({ memberId }, cashier.token))).toBe("OWN_MEMBERSHIP");
  });

  test("is registered at the cashier’s own points of sale only", async () => {
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[1]]);
    const { memberId } = await makeMember(api, club);
    expect(await codeOf(register({ memberId }, cashier.token))).toBe("OTHER_LOCATION");
    await register({ memberId, pointOfSaleId: club.locationIds[1] }, cashier.token);
  });

  test("is refused for an unknown point of sale or category", async () => {
    const { memberId } = await makeMember(api, club);
    expect(await codeOf(register({ memberId, pointOfSaleId: 999_999 }))).toBe("NOT_FOUND");
    expect(await codeOf(register({ memberId, categoryIds: [999_999] }))).toBe("NOT_FOUND");
    expect(await balanceOf(memberId)).toBe(0);
  });
});

describe("the idempotency key of a purchase", () => {
  test("gives one purchase and one answer for twenty concurrent requests", async () => {
    const { memberId } = await makeMember(api, club);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(api, club, memberId, 100, [], key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await balanceOf(memberId)).toBe(100);
  });

  test("is refused for another amount, without effect", async () => {
    const { memberId } = await makeMember(api, club);
    const key = randomUUID();
    await buy(api, club, memberId, 100, [], key);
    expect(await codeOf(buy(api, club, memberId, 101, [], key))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await balanceOf(memberId)).toBe(100);
  });

  test("keeps its answer for thirty days by the server’s clock and never registers again", async () => {
    const { memberId } = await makeMember(api, club);
    const key = randomUUID();
    await buy(api, club, memberId, 100);
    const answer = await buy(api, club, memberId, 100, [club.couponId], key);
    const after30Days = api.clock.now.add({ hours: 24 * 30 });
    const forgetAt = (moment: Temporal.Instant) =>
      schedule({ ...api.services, clock: () => moment })
        .find(({ name }) => name === "forget-old-answers")
        ?.act();
    await forgetAt(after30Days);
    expect(await buy(api, club, memberId, 100, [club.couponId], key)).toEqual(answer);
    await forgetAt(after30Days.add({ seconds: 1 }));
    expect(await codeOf(buy(api, club, memberId, 100, [club.couponId], key))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await balanceOf(memberId)).toBe(100);
  });

  test("returns the original answer from the row of a plain purchase, also after later purchases", async () => {
    const { memberId } = await makeMember(api, club);
    const key = randomUUID();
    const body = { amount: 100, categoryIds: [club.categoryId] };
    await buy(api, club, memberId, 10);
    const answer = await register({ memberId, ...body }, club.merchant.token, key);
    await buy(api, club, memberId, 50);
    expect((await api.owner.query("select from stored_answer where key = $1", [key])).rowCount).toBe(0);
    const again = await register({ memberId, ...body }, club.merchant.token, key);
    expect(JSON.stringify(again)).toBe(JSON.stringify(answer));
    for (const other of [{ amount: 99 }, { categoryIds: [] }, { couponIds: [club.couponId] }]) {
      expect(await codeOf(register({ memberId, ...body, ...other }, club.merchant.token, key))).toBe(
        "IDEMPOTENCY_KEY_REUSED",
      );
    }
    // The member leaves and gets another number. A retry with the old number still gets the answer.
    const fullBody = { ...body, membershipId: await numberOf(api, memberId), pointOfSaleId: club.locationIds[0] };
    const removalSql = "update member set removed_at = now(), membership_number = '000000000018' where id = $1";
    await api.owner.query(removalSql, [memberId]);
    const by = { as: club.merchant.token, chain: club.chain.subdomain, key };
    expect(await api.call("registerPurchase", { body: fullBody }, by)).toEqual(answer);
  });

  test("registers one of two concurrent purchases by different members", async () => {
    const [one, other] = [await makeMember(api, club), await makeMember(api, club)];
    for (let round = 0; round < 10; round++) {
      const key = randomUUID();
      const both = await Promise.allSettled([
        buy(api, club, one.memberId, 10, [], key),
        buy(api, club, other.memberId, 10, [], key),
      ]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
    expect((await balanceOf(one.memberId)) + (await balanceOf(other.memberId))).toBe(100);
  });

  test("is required for a purchase", async () => {
    const { memberId } = await makeMember(api, club);
    expect(await codeOf(buy(api, club, memberId, 100, [], "not-a-key"))).toBe("IDEMPOTENCY_KEY_INVALID");
  });
});

describe("concurrent redemptions", () => {
  test("succeed twice out of eight with 250 points at a price of 100", async () => {
    for (let round = 0; round < 10; round++) {
      const { memberId } = await makeMember(api, club);
      await buy(api, club, memberId, 250);
      const tries = Array.from({ length: 8 }, () => buy(api, club, memberId, 1, [club.couponId]));
      const results = await Promise.allSettled(tries);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
      expect(await balanceOf(memberId)).toBe(52);
    }
  });
});

describe("cancelling a redemption", () => {
  const cancel = (id: number, as = club.merchant.token, key: string = randomUUID()) =>
    api.call("cancelRedemption", { params: { id }, body: {} }, { as, chain: club.chain.subdomain, key });

  async function redeemed() {
    const { memberId } = await makeMember(api, club);
    await buy(api, club, memberId, 150);
    const { redemptions } = await buy(api, club, memberId, 1, [club.couponId]);
    return { memberId, redemptionId: redemptions[0]?.redemptionId as number };
  }

  test("returns the points to their lots", async () => {
    const { memberId, redemptionId } = await redeemed();
    expect(await cancel(redemptionId)).toEqual({ clubPoints: 151, owedPoints: 0 });
    expect(await balanceOf(memberId)).toBe(151);
  });

  test("succeeds for only one of several concurrent requests", async () => {
    const { memberId, redemptionId } = await redeemed();
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => cancel(redemptionId)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await codeOf(cancel(redemptionId))).toBe("ALREADY_CANCELLED");
    expect(await balanceOf(memberId)).toBe(151);
  });

  test("gets the same answer on a retry with its key", async () => {
    const { redemptionId } = await redeemed();
    const key = randomUUID();
    expect(await cancel(redemptionId, undefined, key)).toEqual(await cancel(redemptionId, undefined, key));
  });

  test("is refused to another cashier with NO_ACCESS, at any time", async () => {
    const { redemptionId } = await redeemed();
    const otherCashier = await makeStaff(api, club, "ROLE_CASHIER", club.locationIds);
    expect(await codeOf(cancel(redemptionId, otherCashier.token))).toBe("NO_ACCESS");
    const now = api.clock.now;
    api.clock.now = now.add({ minutes: 15, seconds: 1 });
    expect(await codeOf(cancel(redemptionId, otherCashier.token))).toBe("NO_ACCESS");
    api.clock.now = now;
  });

  test("is refused after fifteen minutes with TOO_LATE_TO_UNDO", async () => {
    const { redemptionId } = await redeemed();
    const now = api.clock.now;
    api.clock.now = now.add({ minutes: 15, seconds: 1 });
    expect(await codeOf(cancel(redemptionId))).toBe("TOO_LATE_TO_UNDO");
    api.clock.now = now;
  });

  test("leaves the points of an expired lot expired", async () => {
    const { memberId } = await makeMember(api, club);
    const now = api.clock.now;
    await buy(api, club, memberId, 100);
    await travel(stockholm("2027-11-20T23:59:00"));
    const { redemptions } = await buy(api, club, memberId, 1, [club.couponId]);
    api.clock.now = api.clock.now.add({ minutes: 5 });
    expect(await cancel(redemptions[0]?.redemptionId as number)).toEqual({ clubPoints: 1, owedPoints: 0 });
    api.clock.now = now;
  });
});

describe("midnight in the chain’s time zone", () => {
  test("ends a lot after its last day, without a job", async () => {
    const { memberId } = await makeMember(api, club);
    const now = api.clock.now;
    await buy(api, club, memberId, 100);
    await travel(stockholm("2027-11-20T23:59:59"));
    expect(await balanceOf(memberId)).toBe(100);
    api.clock.now = api.clock.now.add({ seconds: 1 });
    expect(await balanceOf(memberId)).toBe(0);
    api.clock.now = now;
  });
});
