import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { everythingOf } from "#tests/api/database/everything-of.ts";
import { type Club, givePin, makeClub, makeMember, makeStaff, makeTillDevice } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { approvalSchedule } from "./forget-approvals.ts";

let api: TestApi;
let club: Club;
let cashier: { accountId: number; token: string };
let manager: { accountId: number; token: string };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  club = await makeClub(api);
  cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]], { first_name: "Tove" });
  manager = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]], { first_name: "Maja" });
});

const as = (token: string, key: string = randomUUID()) => ({ as: token, chain: club.chain.subdomain, key });
const minutesLater = (minutes: number) => {
  api.clock.now = api.clock.now.add({ minutes });
};

/** Prepares a purchase that is too large for its cashier, under one idempotency key. */
async function large(amount = 60_000, row: Record<string, unknown> = {}) {
  const { membershipNumber: membershipId, memberId } = await makeMember(api, club, row);
  const purchase = { membershipId, pointOfSaleId: club.locationIds[0], amount, amountConfirmed: true };
  const key = randomUUID();
  return {
    key,
    memberId,
    purchase,
    ask: (token = cashier.token, change = {}) =>
      api.call("askApproval", { body: { purchase: { ...purchase, ...change } } }, as(token, key)),
    register: (change = {}, token = cashier.token) =>
      api.call("registerPurchase", { body: { ...purchase, ...change } }, as(token, key)),
  };
}
const answer = (id: number, verdict: "APPROVED" | "DECLINED", token = manager.token, reason = "") =>
  api.call("answerApproval", { params: { id }, body: { answer: verdict, reason } }, as(token));
const waiting = (token: string) => api.call("listWaitingApprovals", {}, as(token));
const stateOf = async (id: number) => (await api.call("getApproval", { params: { id } }, as(cashier.token))).state;
async function trail(act: string) {
  const { rows } = await api.owner.query(
    "select account_id::float8 as who, subject, detail from audit_entry where chain_id = $1 and act = $2",
    [club.chain.id, act],
  );
  return rows;
}

describe("a large amount approved from the back office", () => {
  test("is registered once, for the approved request only, and stores the approver", async () => {
    const { key, ask, register } = await large();
    expect(await codeOf(register())).toBe("SECOND_PERSON_NEEDED");
    const { id, state } = await ask();
    expect(state).toBe("WAITING");
    expect(await codeOf(register())).toBe("SECOND_PERSON_NEEDED");
    expect(await answer(id, "APPROVED")).toMatchObject({ state: "APPROVED", answeredBy: "Maja Berg" });
    const registered = await register();
    expect(registered.earnedPoints).toBe(60_000);
    expect(await register()).toEqual(registered);
    const params = { id: registered.purchaseId };
    expect(await api.call("getMerchantPurchase", { params }, as(club.merchant.token))).toMatchObject({
      confirmedBy: "Maja Berg",
    });
    const amountOre = 6_000_000;
    const subject = `approval ${id}`;
    expect(await trail("ask-approval")).toEqual([{ who: cashier.accountId, subject, detail: { amountOre } }]);
    expect(await trail("approve-amount")).toEqual([
      { who: manager.accountId, subject, detail: { amountOre, askedBy: cashier.accountId } },
    ]);
    const detail = { registeredBy: cashier.accountId, amountOre, approvalId: id };
    expect(await trail("confirm-amount")).toEqual([{ who: manager.accountId, subject: `purchase ${key}`, detail }]);
  });

  test("does not cover another amount, member, key or any added category or coupon", async () => {
    const { purchase, ask, register } = await large();
    await answer((await ask()).id, "APPROVED");
    const { membershipNumber: membershipId } = await makeMember(api, club);
    for (const change of [
      { amount: 60_000.01 },
      { amount: 59_000 },
      { membershipId },
      { categoryIds: [club.categoryId] },
      { couponIds: [club.couponId] },
    ]) {
      const code = await codeOf(register(change));
      expect({ change, code }).toEqual({
        change,
        code: change.couponIds ? "NOT_ENOUGH_POINTS" : "SECOND_PERSON_NEEDED",
      });
    }
    const underAnother = api.call("registerPurchase", { body: purchase }, as(cashier.token));
    expect(await codeOf(underAnother)).toBe("SECOND_PERSON_NEEDED");
    await register();
  });

  test("follows the same rule for an invited customer and does not cover the approver’s own invitation", async () => {
    const invitation = {
      email: "ny@example.com",
      pointOfSaleId: club.locationIds[0],
      amount: 60_000,
      amountConfirmed: true,
    };
    const key = randomUUID();
    const { id } = await api.call("askApproval", { body: { invitation } }, as(cashier.token, key));
    expect((await waiting(manager.token)).map(({ member }) => member)).toEqual([null]);
    await answer(id, "APPROVED");
    const invite = () => api.call("inviteAtTill", { body: invitation }, as(cashier.token, key));
    await api.owner.query("update account set email = 'ny@example.com' where id = $1", [manager.accountId]);
    expect(await codeOf(invite())).toBe("SECOND_PERSON_NEEDED");
    await api.owner.query("update account set email = 'maja@example.com' where id = $1", [manager.accountId]);
    expect((await invite()).waitingPoints).toBe(60_000);
  });

  test("can be registered by another cashier", async () => {
    const { ask, register } = await large();
    await answer((await ask()).id, "APPROVED");
    const next = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    expect((await register({}, next.token)).earnedPoints).toBe(60_000);
  });

  test("counts for a day, and only while the approver still may approve", async () => {
    const { ask, register } = await large();
    await answer((await ask()).id, "APPROVED");
    const other = await large();
    await answer((await other.ask()).id, "APPROVED");
    await api.owner.query("update staff set role = 'ROLE_CASHIER' where account_id = $1", [manager.accountId]);
    expect(await codeOf(register())).toBe("SECOND_PERSON_NEEDED");
    await api.owner.query("update staff set role = 'ROLE_LOCAL_MERCHANT' where account_id = $1", [manager.accountId]);
    await register();
    await api.owner.query(
      "update approval_request set answered_at = (answered_at at time zone 'UTC' - interval '24 hours') at time zone 'UTC' where answer is not null",
    );
    expect(await codeOf(other.register())).toBe("SECOND_PERSON_NEEDED");
  });
});

describe("a person who may answer approvals", () => {
  test("sees the request: the merchant, and local merchants of the point of sale", async () => {
    const { ask, purchase } = await large(60_000, { first_name: "Elin" });
    const { id, expiresAt } = await ask();
    const elsewhere = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    const listedApproval = {
      id,
      amount: 60_000,
      askedBy: "Tove Berg",
      expiresAt,
      askedAt: api.clock.now.toString(),
      pointOfSale: { id: club.locationIds[0], name: "Norr" },
      member: { membershipId: purchase.membershipId, firstName: "Elin", lastName: "Lind" },
    };
    for (const token of [manager.token, club.merchant.token]) expect(await waiting(token)).toEqual([listedApproval]);
    expect(await waiting(elsewhere.token)).toEqual([]);
    const list = (token: string) => api.call("listApprovals", { query: {} }, as(token));
    expect(await list(manager.token)).toMatchObject({
      total: 1,
      rows: [{ ...listedApproval, state: "WAITING", purchaseId: null }],
    });
    expect((await list(elsewhere.token)).rows).toEqual([]);
    expect(await codeOf(answer(id, "APPROVED", elsewhere.token))).toBe("NOT_FOUND");
    expect(await codeOf(answer(id, "APPROVED", cashier.token))).toBe("NO_ACCESS");
    expect(await stateOf(id)).toBe("WAITING");
  });

  test("can filter requests by state and point of sale, and sort them", async () => {
    const ids: number[] = [];
    for (const amount of [70_000, 60_000, 80_000]) ids.push((await (await large(amount)).ask()).id);
    const [first = 0, second = 0, third = 0] = ids;
    await answer(first, "APPROVED");
    await answer(second, "DECLINED");
    const find = async (query: Parameters<typeof api.call<"listApprovals">>[1]["query"]) =>
      (await api.call("listApprovals", { query }, as(club.merchant.token))).rows.map(({ id }) => id);
    expect(await find({})).toEqual([third, second, first]);
    expect(await find({ sort: "amount" })).toEqual([third, first, second]);
    expect(await find({ sort: "-amount" })).toEqual([second, first, third]);
    for (const sort of ["member", "location", "askedBy"]) expect(await find({ sort })).toHaveLength(3);
    expect(await find({ state: "APPROVED" })).toEqual([first]);
    expect(await find({ state: "WAITING" })).toEqual([third]);
    minutesLater(16);
    expect(await find({ state: "WAITING" })).toEqual([]);
    expect(await find({ state: "EXPIRED" })).toEqual([third]);
    expect(await find({ pointOfSaleId: club.locationIds[1] })).toEqual([]);
    expect(await find({ pointOfSaleId: club.locationIds[0] })).toHaveLength(3);
    expect(await codeOf(find({ sort: "reason" }))).toBe("INVALID_INPUT");
  });

  test("may not answer their own request or a request for their own purchase", async () => {
    // A local merchant who signed in by their code is a cashier at the till.
    const device = await makeTillDevice(api, club);
    await givePin(api, club, manager.accountId, "4071");
    const pin = { accountId: manager.accountId, pin: "4071" };
    const { token } = await api.call("openTillSession", { body: pin }, { as: device.token });
    const own = await (await large()).ask(token);
    expect(await waiting(manager.token)).toEqual([]);
    expect(await waiting(club.merchant.token)).toHaveLength(1);
    expect(await codeOf(answer(own.id, "APPROVED"))).toBe("OWN_REQUEST");
    const { rows } = await api.owner.query("select email from account where id = $1", [manager.accountId]);
    const bought = await large(60_000, { email: rows[0].email });
    const { id } = await bought.ask();
    expect((await waiting(manager.token)).map((each) => each.id)).toEqual([]);
    expect(await codeOf(answer(id, "APPROVED"))).toBe("OWN_MEMBERSHIP");
    // The same rule holds for a second person at the till.
    const secondPerson = { accountId: manager.accountId, device: device.token, secret: "4071" };
    expect(await codeOf(bought.register({ secondPerson }))).toBe("SECOND_PERSON_NOT_PROVED");
    await answer(id, "APPROVED", club.merchant.token);
    await bought.register();
  });
});

describe("a request for approval", () => {
  test("is returned again for the same purchase and replaced by another purchase under its key", async () => {
    const { ask } = await large();
    const first = await ask();
    expect(await ask()).toEqual(first);
    const second = await ask(cashier.token, { amount: 70_000 });
    expect(second.id).not.toBe(first.id);
    expect(await stateOf(first.id)).toBe("WITHDRAWN");
    await answer(second.id, "APPROVED");
    expect(await ask(cashier.token, { amount: 70_000 })).toMatchObject({ id: second.id, state: "APPROVED" });
  });

  test("keeps its decline and the reason, and can then be made again", async () => {
    const { ask, register } = await large();
    const { id } = await ask();
    const declined = { state: "DECLINED", answeredBy: "Maja Berg", reason: "Fråga om beloppet" };
    expect(await answer(id, "DECLINED", manager.token, "Fråga om beloppet")).toMatchObject(declined);
    expect(await codeOf(answer(id, "APPROVED"))).toBe("ALREADY_ANSWERED");
    // The approver repeats the decline after a lost response.
    expect((await answer(id, "DECLINED")).reason).toBe("Fråga om beloppet");
    expect(await codeOf(register())).toBe("SECOND_PERSON_NEEDED");
    expect((await ask()).id).not.toBe(id);
    expect(await waiting(manager.token)).toHaveLength(1);
  });

  test("expires after fifteen minutes", async () => {
    const { ask, register } = await large();
    const { id } = await ask();
    minutesLater(15);
    expect(await stateOf(id)).toBe("EXPIRED");
    expect(await waiting(manager.token)).toEqual([]);
    expect(await codeOf(answer(id, "APPROVED"))).toBe("APPROVAL_EXPIRED");
    expect(await codeOf(register())).toBe("SECOND_PERSON_NEEDED");
    const again = await ask();
    expect(again).toMatchObject({ state: "WAITING" });
    expect(await stateOf(id)).toBe("EXPIRED");
    await answer(again.id, "APPROVED");
    await register();
  });

  test("is withdrawn by the till, or when a second person confirms at the till", async () => {
    const { ask } = await large();
    const { id } = await ask();
    const withdraw = () => api.call("withdrawApproval", { params: { id } }, as(cashier.token));
    await withdraw();
    await withdraw();
    expect(await stateOf(id)).toBe("WITHDRAWN");
    expect(await codeOf(answer(id, "APPROVED"))).toBe("ALREADY_ANSWERED");
    expect(await trail("withdraw-approval")).toHaveLength(1);
    const largePurchase = await large();
    const question = await largePurchase.ask();
    const device = await makeTillDevice(api, club);
    await givePin(api, club, manager.accountId, "4071");
    await largePurchase.register({
      secondPerson: { accountId: manager.accountId, device: device.token, secret: "4071" },
    });
    expect(await stateOf(question.id)).toBe("WITHDRAWN");
  });

  test("is limited to large amounts of other people at the cashier’s points of sale, ten at once", async () => {
    expect(await codeOf((await large(50_000)).ask())).toBe("APPROVAL_NOT_NEEDED");
    expect(await codeOf((await large()).ask(club.merchant.token))).toBe("APPROVAL_NOT_NEEDED");
    const { rows } = await api.owner.query("select email from account where id = $1", [cashier.accountId]);
    expect(await codeOf((await large(60_000, { email: rows[0].email })).ask())).toBe("OWN_MEMBERSHIP");
    const far = { pointOfSaleId: club.locationIds[1] };
    expect(await codeOf((await large()).ask(cashier.token, far))).toBe("OTHER_LOCATION");
    const nobodys = { membershipId: "000000000000" };
    expect(await codeOf((await large()).ask(cashier.token, nobodys))).toBe("NOT_FOUND");
    for (let nth = 0; nth < 10; nth++) await (await large()).ask();
    expect(await codeOf((await large()).ask())).toBe("TOO_MANY_REQUESTS");
  });
});

test("the job deletes requests without a purchase after 90 days and keeps used approvals", async () => {
  const [used, declined, fresh] = [await large(), await large(), await large()];
  await answer((await used.ask()).id, "APPROVED");
  await used.register();
  await answer((await declined.ask()).id, "DECLINED", manager.token, "Nej");
  minutesLater(60 * 24 * 90 + 1);
  const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  await fresh.ask(token);
  const [job] = approvalSchedule(api.services);
  await job?.act();
  const { approval_request: storedRequests } = await everythingOf(api, club);
  expect(storedRequests).toHaveLength(2);
  expect(storedRequests?.join()).not.toContain("DECLINED");
  expect(storedRequests?.join()).toContain("APPROVED");
});
