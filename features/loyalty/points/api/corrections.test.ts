import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff, numberOf } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";

const api = await startApi();
let club: Club;
let memberId: number;
let token: string;
beforeEach(async () => {
  club = await makeClub(api);
  ({ memberId, token } = await makeMember(api, club));
});

interface Given {
  points?: number;
  reason?: string;
  source?: "CORRECTION" | "OPENING_BALANCE";
  validThrough?: string;
  as?: string;
  to?: number;
  key?: string;
}
const options = (as = club.merchant.token, key: string = randomUUID()) => ({ as, chain: club.chain.subdomain, key });
const correct = async ({ as, to = memberId, key, ...body }: Given = {}) =>
  api.call(
    "correctPoints",
    { params: { membershipId: await numberOf(api, to) }, body: { points: 40, reason: "Fick för få", ...body } },
    options(as, key),
  );
const withdraw = (id: number, as?: string, key?: string) =>
  api.call("voidCorrection", { params: { id }, body: { reason: "Skrev fel" } }, options(as, key));
const limit = (perMember: number, perDay: number) =>
  api.call("setCorrectionLimits", { body: { perMember, perDay } }, options());
const makeCashier = async () => (await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]])).token;
const actsOf = async () => {
  const { rows } = await api.owner.query(
    "select act, subject, detail from audit_entry where chain_id = $1 order by id",
    [club.chain.id],
  );
  return rows;
};

describe("a correction", () => {
  test("is a lot with a reason and an author, valid as long as points earned today", async () => {
    const { lotId, clubPoints } = await correct();
    expect(clubPoints).toBe(40);
    const { rows } = await api.owner.query("select * from point_lot where id = $1 and chain_id = $2", [
      lotId,
      club.chain.id,
    ]);
    expect(rows[0]).toMatchObject({ source: "CORRECTION", reason: "Fick för få", purchase_id: null });
    expect(Number(rows[0].account_id)).toBe(club.merchant.accountId);
    const seen = await api.call("getPointsAccount", { query: {} }, { as: token, host: club.chain.subdomain });
    expect(seen.expiring).toEqual([{ validThrough: "2027-11-20", points: 40 }]);
    expect(seen.rows).toMatchObject([{ kind: "EARNED", subject: "Fick för få", source: "CORRECTION", points: 40 }]);
    expect(await actsOf()).toMatchObject([
      { act: "correct-points", subject: `member ${memberId}`, detail: { lot: lotId, points: 40 } },
    ]);
  });

  test("needs a reason, and a last day from today to ten years ahead", async () => {
    expect(await fieldCodesOf(correct({ reason: " " }))).toEqual({ reason: "REQUIRED" });
    for (const validThrough of ["2026-11-20", "2036-11-21"]) {
      expect(await fieldCodesOf(correct({ validThrough }))).toEqual({ validThrough: "INVALID_INPUT" });
    }
    await correct({ validThrough: "2026-11-21" });
    await correct({ validThrough: "2036-11-20" });
  });

  test("covers a deficit first", async () => {
    const { purchaseId } = await buy(api, club, memberId, 100);
    await buy(api, club, memberId, 1, [club.couponId]);
    const body = { pointOfSaleId: club.locationIds[0], amount: 100, reason: "Ångrat köp" };
    expect(await api.call("returnPurchase", { params: { id: purchaseId }, body }, options())).toMatchObject({
      clubPoints: 0,
      owedPoints: 99,
    });
    expect(await correct({ points: 90 })).toMatchObject({ clubPoints: 0, owedPoints: 9 });
    expect(await correct({ points: 30 })).toMatchObject({ clubPoints: 21, owedPoints: 0 });
  });

  test("gives points once on a retry, and its key is refused for other input", async () => {
    const key = randomUUID();
    const first = await correct({ key });
    expect(await correct({ key })).toEqual(first);
    expect(await codeOf(correct({ key, points: 41 }))).toBe("IDEMPOTENCY_KEY_REUSED");
    const other = await makeMember(api, club);
    expect(await codeOf(correct({ key, to: other.memberId }))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await correct()).clubPoints).toBe(80);
  });

  test("is refused for the actor’s own membership and for an unknown member", async () => {
    const { rows } = await api.owner.query("select email from account where id = $1", [club.merchant.accountId]);
    const own = await makeMember(api, club, { email: rows[0].email });
    expect(await codeOf(correct({ to: own.memberId }))).toBe("OWN_MEMBERSHIP");
    expect(await codeOf(correct({ to: 999_999 }))).toBe("NOT_FOUND");
  });
});

describe("an opening balance", () => {
  test("may be entered by the merchant only", async () => {
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
    for (const as of [local.token, await makeCashier()]) {
      expect(await codeOf(correct({ source: "OPENING_BALANCE", as }))).toBe("NO_ACCESS");
    }
    expect(await correct({ source: "OPENING_BALANCE", points: 12_000 })).toMatchObject({ clubPoints: 12_000 });
  });
});

describe("a cashier’s corrections", () => {
  test("are limited to 500 points a member and 2 000 a day by default", async () => {
    const as = await makeCashier();
    expect(await codeOf(correct({ as, points: 501 }))).toBe("CORRECTION_LIMIT");
    await correct({ as, points: 500 });
    expect(await codeOf(correct({ as, points: 1 }))).toBe("CORRECTION_LIMIT");
    for (let n = 0; n < 3; n++) await correct({ as, points: 500, to: (await makeMember(api, club)).memberId });
    const fifth = await makeMember(api, club);
    expect(await codeOf(correct({ as, points: 1, to: fifth.memberId }))).toBe("CORRECTION_LIMIT");
    await limit(600, 2_100);
    await correct({ as, points: 100, to: fifth.memberId });
    expect(await codeOf(correct({ as, points: 1 }))).toBe("CORRECTION_LIMIT");
    expect((await api.call("getClubPoints", {}, options())).corrections).toEqual({ perMember: 600, perDay: 2_100 });
    expect((await actsOf()).map(({ act }) => act)).toContain("set-correction-limits");
    // Another cashier has a separate daily limit, and the merchant has none.
    await correct({ as: await makeCashier(), points: 600 });
    await correct({ points: 5_000 });
  });

  test("are counted per day in the chain’s time zone, and withdrawn corrections do not count", async () => {
    await limit(100, 100);
    const now = api.clock.now;
    api.clock.now = Temporal.Instant.from("2026-11-21T22:59:59Z");
    const as = await makeCashier();
    const { lotId } = await correct({ as, points: 100 });
    expect(await codeOf(correct({ as, points: 1 }))).toBe("CORRECTION_LIMIT");
    await withdraw(lotId);
    await correct({ as, points: 100 });
    expect(await codeOf(correct({ as, points: 1 }))).toBe("CORRECTION_LIMIT");
    api.clock.now = Temporal.Instant.from("2026-11-21T23:00:00Z");
    await correct({ as, points: 100 });
    api.clock.now = now;
  });

  test.each(["one member", "several members"])("stay within the limit when sent concurrently for %s", async (who) => {
    await limit(100, 100);
    const as = await makeCashier();
    const members = await Promise.all(
      Array.from({ length: 4 }, async () => (who === "one member" ? memberId : (await makeMember(api, club)).memberId)),
    );
    const answers = await heldUp(
      api,
      `select from member where chain_id = ${club.chain.id} and id in (${members}) for update`,
      members.map(
        (to) => () =>
          correct({ as, points: 40, to }).then(
            () => "given",
            (error) => error.problem.code as string,
          ),
      ),
    );
    expect(answers.sort()).toEqual(["CORRECTION_LIMIT", "CORRECTION_LIMIT", "given", "given"]);
  });
});

describe("a withdrawn correction", () => {
  test("is withdrawn completely and once, with a reason, and spent points become a deficit", async () => {
    const { lotId } = await correct({ points: 120 });
    await buy(api, club, memberId, 1, [club.couponId]);
    expect(await withdraw(lotId)).toEqual({ clubPoints: 0, owedPoints: 99 });
    expect(await codeOf(withdraw(lotId))).toBe("ALREADY_VOIDED");
    const seen = await api.call("getPointsAccount", { query: {} }, { as: token, host: club.chain.subdomain });
    expect(seen.rows.slice(0, 2)).toMatchObject([
      { kind: "PAID_DEBT", subject: "Skrev fel", points: -1, owed: 99 },
      { kind: "CLAWED_BACK", subject: "Skrev fel", source: "CORRECTION", points: -20 },
    ]);
    expect((await actsOf()).at(-1)).toMatchObject({ act: "withdraw-correction", subject: `member ${memberId}` });
  });

  test("is withdrawn by only one of several concurrent requests, and a retry of that request returns the same answer", async () => {
    const { lotId } = await correct();
    const key = randomUUID();
    const answers = await heldUp(
      api,
      `select from member where chain_id = ${club.chain.id} and id = ${memberId} for update`,
      [key, randomUUID(), randomUUID()].map(
        (each) => () =>
          withdraw(lotId, undefined, each).then(
            () => "taken",
            (error) => error.problem.code as string,
          ),
      ),
    );
    expect(answers.sort()).toEqual(["ALREADY_VOIDED", "ALREADY_VOIDED", "taken"]);
  });

  test("returns the same answer when the withdrawal is repeated with the same key", async () => {
    const { lotId } = await correct();
    const key = randomUUID();
    expect(await withdraw(lotId, undefined, key)).toEqual(await withdraw(lotId, undefined, key));
  });

  test("is refused for cashiers, for local merchants elsewhere and for a purchase", async () => {
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const { lotId } = await correct({ as: cashier.token });
    expect(await codeOf(withdraw(lotId, cashier.token))).toBe("NO_ACCESS");
    const [north, south] = club.locationIds;
    const far = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [south]);
    expect(await codeOf(withdraw(lotId, far.token))).toBe("NOT_FOUND");
    await buy(api, club, memberId, 100);
    const { rows } = await api.owner.query("select id from point_lot where source = 'PURCHASE' and member_id = $1", [
      memberId,
    ]);
    expect(await codeOf(withdraw(Number(rows[0].id)))).toBe("NOT_FOUND");
    const near = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    expect(await withdraw(lotId, near.token)).toEqual({ clubPoints: 100, owedPoints: 0 });
  });
});
