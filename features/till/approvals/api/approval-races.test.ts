import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";

let api: TestApi;
let club: Club;
let [cashier, maja, elsewhere]: string[] = [];
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  club = await makeClub(api);
  const [here, there] = club.locationIds;
  cashier = (await makeStaff(api, club, "ROLE_CASHIER", [here])).token;
  maja = (await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [here])).token;
  elsewhere = (await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [there])).token;
});

const as = (token: string | undefined, key: string = randomUUID()) => ({ as: token, chain: club.chain.subdomain, key });

async function makeApproval() {
  const { membershipNumber: membershipId } = await makeMember(api, club);
  const purchase = { membershipId, pointOfSaleId: club.locationIds[0], amount: 60_000, amountConfirmed: true };
  const key = randomUUID();
  const ask = () => api.call("askApproval", { body: { purchase } }, as(cashier, key));
  const { id } = await ask();
  return { id, key, purchase, ask };
}
const says = (id: number, answer: "APPROVED" | "DECLINED", token: string | undefined) => () =>
  outcome(api.call("answerApproval", { params: { id }, body: { answer } }, as(token)));
/** Returns the state of the answer, or the refusal code. */
const outcome = async (asking: Promise<{ state: string } | undefined>) =>
  asking.then(
    (answer) => answer?.state ?? "GONE",
    (error) => codeOf(Promise.reject(error)),
  );
const stateOf = async (id: number) => (await api.call("getApproval", { params: { id } }, as(cashier))).state;
const theRow = (id: number) =>
  `select from approval_request where chain_id = ${club.chain.id} and id = ${id} for update`;
const answersInTrail = async () =>
  (
    await api.owner.query(
      "select act from audit_entry where chain_id = $1 and act in ('approve-amount', 'decline-amount', 'withdraw-approval')",
      [club.chain.id],
    )
  ).rows;

describe("concurrent answers to an approval request", () => {
  test("accept one of two approvals and record one in the audit trail", async () => {
    const { id } = await makeApproval();
    const requests = [says(id, "APPROVED", maja), says(id, "APPROVED", club.merchant.token)];
    const outcomes = await heldUp(api, theRow(id), requests);
    expect(outcomes.toSorted()).toEqual(["ALREADY_ANSWERED", "APPROVED"]);
    expect(await answersInTrail()).toEqual([{ act: "approve-amount" }]);
  });

  test("treat a repeated approval by one person as one answer", async () => {
    const { id } = await makeApproval();
    const outcomes = await heldUp(api, theRow(id), [says(id, "APPROVED", maja), says(id, "APPROVED", maja)]);
    expect(outcomes).toEqual(["APPROVED", "APPROVED"]);
    expect(await answersInTrail()).toHaveLength(1);
  });

  test("let the first of an approval, a decline and a withdrawal win", async () => {
    for (const first of [0, 1, 2]) {
      const { id } = await makeApproval();
      const withdraw = () =>
        outcome(api.call("withdrawApproval", { params: { id } }, as(cashier)).then(() => undefined));
      const requests = [says(id, "APPROVED", maja), says(id, "DECLINED", club.merchant.token), withdraw];
      const inTurn = [...requests.slice(first), ...requests.slice(0, first)];
      const outcomes = await heldUp(api, theRow(id), inTurn);
      const state = await stateOf(id);
      expect(state).toBe(["APPROVED", "DECLINED", "WITHDRAWN"][first]);
      expect(outcomes.filter((each) => each === "ALREADY_ANSWERED")).toHaveLength(first === 2 ? 2 : 1);
    }
    expect(await answersInTrail()).toHaveLength(3);
  });

  test("keep one outcome when an approval meets a new request at the deadline", async () => {
    const start = api.clock.now;
    for (const yesFirst of [true, false]) {
      api.clock.now = start;
      const { id, ask } = await makeApproval();
      const yes = () => {
        api.clock.now = start.add({ minutes: 15 }).subtract({ milliseconds: 1 });
        return says(id, "APPROVED", maja)();
      };
      const anew = () => {
        api.clock.now = start.add({ minutes: 15 });
        return outcome(ask());
      };
      const outcomes = await heldUp(api, theRow(id), yesFirst ? [yes, anew] : [anew, yes]);
      expect(outcomes).toEqual(yesFirst ? ["APPROVED", "APPROVED"] : ["WAITING", "APPROVAL_EXPIRED"]);
      expect(await stateOf(id)).toBe(yesFirst ? "APPROVED" : "EXPIRED");
    }
    api.clock.now = start;
  });

  test("return NOT_FOUND to a local merchant of another point of sale", async () => {
    const { id } = await makeApproval();
    const tries = [elsewhere, elsewhere, maja, elsewhere].map((token) => says(id, "APPROVED", token)());
    expect((await Promise.all(tries)).toSorted()).toEqual(["APPROVED", "NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
  });

  test("identical concurrent requests for approval return one request", async () => {
    const { membershipNumber: membershipId } = await makeMember(api, club);
    const purchase = { membershipId, pointOfSaleId: club.locationIds[0], amount: 60_000, amountConfirmed: true };
    const key = randomUUID();
    const ask = () => api.call("askApproval", { body: { purchase } }, as(cashier, key));
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });
});

describe("one approval", () => {
  test("lets one purchase through under concurrent retries and altered requests", async () => {
    const { id, key, purchase } = await makeApproval();
    await api.call("answerApproval", { params: { id }, body: { answer: "APPROVED" } }, as(maja));
    const { membershipNumber: membershipId } = await makeMember(api, club);
    const register = (body: object = {}, under = key) =>
      api.call("registerPurchase", { body: { ...purchase, ...body } }, as(cashier, under));
    const same = Array.from({ length: 4 }, () => register());
    const others = [register({ amount: 70_000 }), register({ membershipId }), register({}, randomUUID())];
    const [answers, refused] = await Promise.all([Promise.all(same), Promise.all(others.map(codeOf))]);
    expect(new Set(answers.map(({ purchaseId }) => purchaseId)).size).toBe(1);
    expect(refused.every((code) => ["SECOND_PERSON_NEEDED", "IDEMPOTENCY_KEY_REUSED"].includes(code ?? ""))).toBe(true);
    const { rows } = await api.owner.query(
      "select (select count(*)::int from purchase where chain_id = $1) as bought, count(*)::int as kept from large_amount where chain_id = $1",
      [club.chain.id],
    );
    expect(rows).toEqual([{ bought: 1, kept: 1 }]);
    const violations = (await runChecks(api.services.db.platform)).filter((check) => check.violations.length > 0);
    expect(violations).toEqual([]);
  });

  test("is refused by the database for another key, amount or approver, and for a second use", async () => {
    const { id, key } = await makeApproval();
    await api.call("answerApproval", { params: { id }, body: { answer: "APPROVED" } }, as(maja));
    const keep = (change: { key?: string; ore?: number; by?: string }) =>
      api.owner.query(
        `insert into large_amount (chain_id, registration_key, account_id, confirmed_by, amount_ore, unusual, registered_on, approval_id)
         select chain_id, $2, asked_by, ${change.by ?? "answered_by"}, $3, true, '2026-11-21', id from approval_request where id = $1`,
        [id, change.key ?? key, change.ore ?? 6_000_000],
      );
    await expect(keep({ key: randomUUID() })).rejects.toThrow("large_amount_approval");
    await expect(keep({ ore: 6_000_001 })).rejects.toThrow("large_amount_approval");
    await expect(keep({ by: "asked_by" })).rejects.toThrow("large_amount_approval");
    await keep({});
    await expect(keep({})).rejects.toThrow("duplicate key");
  });
});
