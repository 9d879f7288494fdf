import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { buy, type Club, makeClub, makeMember, makeStaff, numberOf } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, Refused, startApi } from "#tests/api/harness.ts";
import { openTill } from "#tests/engine/till.ts";

const api = await startApi();
let club: Club;
let memberId: number;
let token: string;
beforeEach(async () => {
  club = await makeClub(api);
  ({ memberId, token } = await makeMember(api, club));
});

interface Taken {
  points?: number;
  reason?: string;
  as?: string;
  from?: number;
  key?: string;
}
const options = (as = club.merchant.token, key: string = randomUUID()) => ({ as, chain: club.chain.subdomain, key });
const deduct = async ({ as, from = memberId, key, ...body }: Taken = {}) =>
  api.call(
    "deductPoints",
    { params: { membershipId: await numberOf(api, from) }, body: { points: 40, reason: "Dubbelt köp", ...body } },
    options(as, key),
  );
const withdraw = (id: number, as?: string, key?: string) =>
  api.call("voidDeduction", { params: { id }, body: { reason: "Det var rätt" } }, options(as, key));
const makeCashier = async () => (await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]])).token;
const till = () => openTill(api, club);
const account = () => api.call("getPointsAccount", { query: {} }, { as: token, host: club.chain.subdomain });
async function refusalOf(act: Promise<unknown>) {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refused)) throw new Error("the call was not refused");
  const { code, atMost, fieldCodes, errors } = error.problem;
  return { code, atMost, fieldCodes, said: errors?.points };
}

describe("a correction that takes points", () => {
  test("is a separate line with its reason, and for staff its author, and is in the audit trail", async () => {
    await buy(api, club, memberId, 100);
    const { deductionId, ...balances } = await deduct();
    expect(balances).toEqual({ clubPoints: 60, owedPoints: 0 });
    const [line] = (await account()).rows;
    expect(line).toMatchObject({ kind: "DEDUCTED", points: -40, balance: 60, subject: "Dubbelt köp", deductionId });
    expect(line).toMatchObject({ author: "", source: null, purchaseId: null });
    const params = { membershipId: await numberOf(api, memberId) };
    const { rows } = await api.call("getMemberPointsAccount", { params, query: {} }, options());
    expect(rows[0]?.author).not.toBe("");
    const trail = await api.owner.query(
      "select act, subject, detail from audit_entry where chain_id = $1 order by id desc",
      [club.chain.id],
    );
    expect(trail.rows[0]).toEqual({
      act: "deduct-points",
      subject: `member ${memberId}`,
      detail: { deduction: deductionId, points: 40 },
    });
    const page = await api.call("getMember", { params: { id: memberId } }, options());
    expect(page.points).toMatchObject({ balance: 60, earned: 100, redeemed: 0, deducted: 40, expired: 0 });
  });

  test("takes the points that expire soonest", async () => {
    const late = await till().correct(memberId, 50, { validThrough: "2027-06-30" });
    const soon = await till().correct(memberId, 30, { validThrough: "2027-01-31" });
    await deduct();
    expect((await account()).rows[0]?.parts).toEqual([
      { lotId: soon.lotId, points: -30, validThrough: "2027-01-31" },
      { lotId: late.lotId, points: -10, validThrough: "2027-06-30" },
    ]);
  });

  test("takes usable points only, and reports their number", async () => {
    await buy(api, club, memberId, 100);
    const refused = { code: "NOT_ENOUGH_POINTS", atMost: 100, fieldCodes: { points: "NOT_ENOUGH_POINTS" } };
    expect(await refusalOf(deduct({ points: 101 }))).toMatchObject(refused);
    expect(await deduct({ points: 100 })).toMatchObject({ clubPoints: 0, owedPoints: 0 });
    expect(await refusalOf(deduct({ points: 1 }))).toMatchObject({ ...refused, atMost: 0 });
    expect((await account()).rows.map(({ kind }) => kind)).toEqual(["DEDUCTED", "EARNED"]);
  });

  test("takes no expired points, and none during a deficit", async () => {
    await till().correct(memberId, 50, { validThrough: "2026-11-21" });
    const before = api.clock.now;
    api.clock.now = Temporal.Instant.from("2026-11-22T12:00:00Z");
    expect(await refusalOf(deduct())).toMatchObject({ code: "NOT_ENOUGH_POINTS", atMost: 0 });
    api.clock.now = before;
    const { purchaseId } = await buy(api, club, memberId, 100);
    await buy(api, club, memberId, 1, [club.couponId]);
    await till().bringBack(purchaseId, 100);
    expect(await refusalOf(deduct({ points: 1 }))).toMatchObject({ code: "NOT_ENOUGH_POINTS", atMost: 0 });
  });

  test("needs a reason, an integer and another person’s membership", async () => {
    await buy(api, club, memberId, 100);
    expect(await fieldCodesOf(deduct({ reason: " " }))).toEqual({ reason: "REQUIRED" });
    for (const points of [0, -5, 1.5]) expect(await codeOf(deduct({ points }))).toBe("INVALID_INPUT");
    const { rows } = await api.owner.query("select email from account where id = $1", [club.merchant.accountId]);
    const own = await makeMember(api, club, { email: rows[0].email });
    expect(await codeOf(deduct({ from: own.memberId }))).toBe("OWN_MEMBERSHIP");
    expect(await codeOf(deduct({ from: 999_999 }))).toBe("NOT_FOUND");
  });

  test("takes points once on a retry, and its key is refused for other input", async () => {
    await buy(api, club, memberId, 100);
    const key = randomUUID();
    const first = await deduct({ key });
    expect(await deduct({ key })).toEqual(first);
    expect(await codeOf(deduct({ key, points: 41 }))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await account()).balance).toBe(60);
  });
});

describe("a cashier", () => {
  test("gives and takes within one daily limit, per member and in total, without withdrawn corrections", async () => {
    await buy(api, club, memberId, 2_000);
    const as = await makeCashier();
    const by = openTill(api, club, as);
    await by.correct(memberId, 300);
    expect(await refusalOf(deduct({ as, points: 201 }))).toMatchObject({ code: "CORRECTION_LIMIT", atMost: 200 });
    const { deductionId } = await deduct({ as, points: 200 });
    expect(await refusalOf(by.correct(memberId, 1))).toMatchObject({ code: "CORRECTION_LIMIT", atMost: 0 });
    await withdraw(deductionId);
    expect(await refusalOf(by.correct(memberId, 201))).toMatchObject({ code: "CORRECTION_LIMIT", atMost: 200 });
    await deduct({ as, points: 200 });
    await api.call("setCorrectionLimits", { body: { perMember: 500, perDay: 510 } }, options());
    const other = await makeMember(api, club);
    await buy(api, club, other.memberId, 100);
    const inAll = await refusalOf(deduct({ as, from: other.memberId, points: 11 }));
    expect(inAll).toMatchObject({ code: "CORRECTION_LIMIT", atMost: 10 });
    expect(await refusalOf(deduct({ as, from: other.memberId, points: 101 }))).toMatchObject({
      code: "NOT_ENOUGH_POINTS",
      atMost: 10,
    });
    await deduct({ points: 1_000 });
  });
});

describe("a withdrawn deduction", () => {
  test("gives the points back to their lots once, with a reason", async () => {
    await buy(api, club, memberId, 100);
    const { deductionId } = await deduct();
    const key = randomUUID();
    const withdrawal = await withdraw(deductionId, undefined, key);
    expect(withdrawal).toEqual({ clubPoints: 100, owedPoints: 0 });
    expect(await withdraw(deductionId, undefined, key)).toEqual(withdrawal);
    expect(await codeOf(withdraw(deductionId))).toBe("ALREADY_VOIDED");
    const [line] = (await account()).rows;
    expect(line).toMatchObject({ kind: "RESTORED", points: 40, balance: 100, subject: "Det var rätt", deductionId });
    const page = await api.call("getMember", { params: { id: memberId } }, options());
    expect(page.points).toMatchObject({ balance: 100, deducted: 0 });
  });

  test("first covers the deficit of its own lot, and repays other lots that had covered it", async () => {
    const { purchaseId } = await buy(api, club, memberId, 100);
    const { deductionId } = await deduct();
    expect(await till().bringBack(purchaseId, 100)).toMatchObject({ clubPoints: 0, owedPoints: 40 });
    await buy(api, club, memberId, 30);
    expect(await withdraw(deductionId)).toEqual({ clubPoints: 30, owedPoints: 0 });
    const [freed, restored] = (await account()).rows;
    expect(freed).toMatchObject({ kind: "DEBT_RELEASED", points: 0, owed: 0, subject: "Det var rätt" });
    expect(restored).toMatchObject({ kind: "RESTORED", points: 30, subject: "Det var rätt" });
  });

  test("does not revive points that expired meanwhile", async () => {
    await till().correct(memberId, 50, { validThrough: "2026-11-21" });
    const { deductionId } = await deduct({ points: 50 });
    const before = api.clock.now;
    api.clock.now = Temporal.Instant.from("2026-11-22T12:00:00Z");
    expect(await withdraw(deductionId)).toEqual({ clubPoints: 0, owedPoints: 0 });
    api.clock.now = before;
  });

  test("is refused for cashiers and for local merchants elsewhere", async () => {
    await buy(api, club, memberId, 100);
    const as = await makeCashier();
    const { deductionId } = await deduct({ as });
    expect(await codeOf(withdraw(deductionId, as))).toBe("NO_ACCESS");
    const [north, south] = club.locationIds;
    const far = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [south]);
    expect(await codeOf(withdraw(deductionId, far.token))).toBe("NOT_FOUND");
    const near = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    expect(await withdraw(deductionId, near.token)).toEqual({ clubPoints: 100, owedPoints: 0 });
    expect(await codeOf(withdraw(999_999))).toBe("NOT_FOUND");
  });
});

test("a deduction and its entries cannot change, except to erase its reason", async () => {
  await buy(api, club, memberId, 100);
  await deduct();
  const tries = [
    "update point_deduction set points = 1 where chain_id = ",
    "delete from point_deduction where chain_id = ",
    "update point_deduction set reason = 'Annat' where chain_id = ",
    "update point_entry set points = 1 where kind = 'DEDUCT' and chain_id = ",
  ];
  for (const text of tries) {
    const asApp = api.services.db.inChain(club.chain.id, (trx) => sql`${sql.raw(text)} ${club.chain.id}`.execute(trx));
    await expect(asApp, text).rejects.toThrow(/permission denied|a reason is erased or it stays/);
  }
});

test("all stored data passes the checks", async () => {
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
});
