import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Club, givePin, makeClub, makeMember, makeStaff, makeTillDevice } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
let cashier: { accountId: number; token: string };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  club = await makeClub(api);
  cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
});

const password = "kaffe-och-bulle-7";
const as = (token: string, key: string = randomUUID()) => ({ as: token, chain: club.chain.subdomain, key });
type Beside = { accountId: number; device: string | null; secret: string };

async function give(amount: number, secondPerson: Beside | null = null, key?: string, token = cashier.token) {
  const { membershipNumber: membershipId } = await makeMember(api, club);
  const body = { membershipId, pointOfSaleId: club.locationIds[0], amount, amountConfirmed: true, secondPerson };
  return { body, register: () => api.call("registerPurchase", { body }, as(token, key)) };
}
const giveAndRegister = async (...args: Parameters<typeof give>) => (await give(...args)).register();
const refused = async (...args: Parameters<typeof give>) => codeOf((await give(...args)).register());

async function managerWith(pin: string, at = club.locationIds[0]) {
  const password_hash = await api.services.passwords.hash(password);
  const manager = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [at], { password_hash, first_name: "Maja" });
  await givePin(api, club, manager.accountId, pin);
  return manager;
}

describe("an amount above what a cashier may confirm alone", () => {
  test("needs a second person; an amount at the limit does not", async () => {
    expect((await giveAndRegister(50_000)).earnedPoints).toBe(50_000);
    expect(await refused(50_000.01)).toBe("SECOND_PERSON_NEEDED");
    expect(await refused(10_000_000)).toBe("SECOND_PERSON_NEEDED");
    expect((await giveAndRegister(60_000, null, undefined, club.merchant.token)).earnedPoints).toBe(60_000);
  });

  test("follows the merchant’s limits, also for a usual amount", async () => {
    await api.call(
      "setAloneLimits",
      { body: { perPurchase: 1_000, perDay: 50_000, perMemberDay: 40_000 } },
      as(club.merchant.token),
    );
    const { alone } = await api.call("getClubPoints", {}, as(club.merchant.token));
    expect(alone).toEqual({ perPurchase: 1_000, perDay: 50_000, perMemberDay: 40_000 });
    await giveAndRegister(1_000);
    expect(await refused(1_000.01)).toBe("SECOND_PERSON_NEEDED");
  });

  test("includes the sum of one member’s purchases in a day, by all cashiers", async () => {
    const { membershipNumber: membershipId } = await makeMember(api, club);
    const other = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const buy = (amount: number, token = cashier.token) => {
      const body = { membershipId, pointOfSaleId: club.locationIds[0], amount, amountConfirmed: true };
      return api.call("registerPurchase", { body }, as(token));
    };
    for (let n = 0; n < 25; n++) await buy(1_960, n % 2 ? cashier.token : other.token);
    expect(await codeOf(buy(1_960))).toBe("SECOND_PERSON_NEEDED");
    await buy(1_000);
    expect(await codeOf(buy(1, other.token))).toBe("SECOND_PERSON_NEEDED");
    // Another member, a merchant's purchase and the next day do not count.
    await giveAndRegister(1_960);
    await buy(60_000, club.merchant.token);
    const { now } = api.clock;
    api.clock.now = now.add({ hours: 24 });
    const tomorrow = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await buy(1_960, tomorrow.token);
    api.clock.now = now;
  });

  test("includes the sum of one customer’s pending purchases", async () => {
    const invite = (amount: number, email = "kund@example.com") => {
      const body = { email, pointOfSaleId: club.locationIds[0], amount, amountConfirmed: true };
      return api.call("inviteAtTill", { body }, as(cashier.token));
    };
    await invite(30_000);
    expect(await codeOf(invite(20_001))).toBe("SECOND_PERSON_NEEDED");
    await invite(20_000, "annan@example.com");
    const atOnce = Array.from({ length: 4 }, () => invite(20_000, "samma@example.com"));
    const results = await Promise.allSettled(atOnce);
    expect(results.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(2);
  });

  test("does not include amounts that a second person confirmed", async () => {
    const { membershipNumber: membershipId } = await makeMember(api, club);
    const { accountId } = await managerWith("4071");
    const secondPerson = { accountId, device: null, secret: password };
    const buy = (amount: number, proof: Beside | null = null) => {
      const pointOfSaleId = club.locationIds[0];
      const body = { membershipId, pointOfSaleId, amount, amountConfirmed: true, secondPerson: proof };
      return api.call("registerPurchase", { body }, as(cashier.token));
    };
    await buy(30_000, secondPerson);
    await buy(40_000, secondPerson);
    await buy(10_000);
  });

  test("is registered once with a local merchant’s PIN and stores the confirmer", async () => {
    const manager = await managerWith("4071");
    const device = await makeTillDevice(api, club);
    const key = randomUUID();
    const { body, register } = await give(60_000, null, key);
    expect(await codeOf(register())).toBe("SECOND_PERSON_NEEDED");
    const secondPerson = { accountId: manager.accountId, device: device.token, secret: "4071" };
    const confirm = () => api.call("registerPurchase", { body: { ...body, secondPerson } }, as(cashier.token, key));
    const answer = await confirm();
    // The till retries after a lost answer, with and without the second person.
    expect(await confirm()).toEqual(answer);
    expect(await register()).toEqual(answer);
    const params = { id: answer.purchaseId };
    expect(await api.call("getMerchantPurchase", { params }, as(club.merchant.token))).toMatchObject({
      confirmedBy: "Maja Berg",
    });
    const { rows } = await api.owner.query(
      "select account_id, detail from audit_entry where chain_id = $1 and act = 'confirm-amount'",
      [club.chain.id],
    );
    expect(rows).toEqual([
      { account_id: String(manager.accountId), detail: { registeredBy: cashier.accountId, amountOre: 6_000_000 } },
    ]);
    const about = { query: { about: `purchase ${answer.purchaseId}` } };
    const trail = await api.call("listTrail", about, as(club.merchant.token));
    expect(trail.rows.map(({ act, thing }) => [act, thing?.about])).toEqual([["confirm-amount", about.query.about]]);
  });

  test("is confirmed by a password without an approved device", async () => {
    const { accountId } = await managerWith("4071");
    await giveAndRegister(60_000, { accountId, device: null, secret: password });
    expect(await refused(60_000, { accountId, device: null, secret: "4071" })).toBe("SECOND_PERSON_NOT_PROVED");
  });

  test("is not confirmed by a cashier, by a manager elsewhere or at a device elsewhere", async () => {
    const password_hash = await api.services.passwords.hash(password);
    const { accountId } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]], { password_hash });
    await givePin(api, club, accountId, "4071");
    const [here, there] = [await makeTillDevice(api, club), await makeTillDevice(api, club, club.locationIds[1])];
    const [near, far] = [await managerWith("4072"), await managerWith("4073", club.locationIds[1])];
    for (const proof of [
      { accountId, device: null, secret: password },
      { accountId, device: here.token, secret: "4071" },
      { accountId: far.accountId, device: null, secret: password },
      { accountId: far.accountId, device: here.token, secret: "4073" },
      { accountId: near.accountId, device: there.token, secret: "4072" },
    ]) {
      expect(await refused(60_000, proof)).toBe("SECOND_PERSON_NOT_PROVED");
    }
    await giveAndRegister(60_000, { accountId: near.accountId, device: here.token, secret: "4072" });
  });

  test("locks the PIN after five wrong attempts, as at sign-in", async () => {
    const { accountId } = await managerWith("4071");
    const device = await makeTillDevice(api, club);
    const proof = { accountId, device: device.token, secret: "9999" };
    for (let nth = 0; nth < 5; nth++) expect(await refused(60_000, proof)).toBe("SECOND_PERSON_NOT_PROVED");
    expect(await refused(60_000, { ...proof, secret: "4071" })).toBe("PIN_LOCKED");
    expect(await codeOf(api.call("openTillSession", { body: { accountId, pin: "4071" } }, { as: device.token }))).toBe(
      "PIN_LOCKED",
    );
  });

  test("follows the same rule for an invited customer", async () => {
    const body = { email: "ny@example.com", pointOfSaleId: club.locationIds[0], amount: 60_000, amountConfirmed: true };
    const { accountId } = await managerWith("4071");
    const key = randomUUID();
    const invite = (secondPerson: Beside | null) =>
      api.call("inviteAtTill", { body: { ...body, secondPerson } }, as(cashier.token, key));
    expect(await codeOf(invite(null))).toBe("SECOND_PERSON_NEEDED");
    expect((await invite({ accountId, device: null, secret: password })).waitingPoints).toBe(60_000);
  });
});

describe("a cashier’s daily limit", () => {
  test("holds across concurrent purchases at several tills", async () => {
    const limits = { perPurchase: 60_000, perDay: 150_000 };
    await api.call("setAloneLimits", { body: limits }, as(club.merchant.token));
    const tries = await Promise.all(Array.from({ length: 6 }, () => give(60_000)));
    const results = await Promise.allSettled(tries.map(({ register }) => register()));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    // An amount that a second person confirms does not count towards the cashier's day.
    const { accountId } = await managerWith("4071");
    await giveAndRegister(60_000, { accountId, device: null, secret: password });
    // Usual amounts remain allowed.
    await giveAndRegister(50_000);
  });
});

describe("the list of second people", () => {
  test("shows merchants and local merchants of the cashier’s point of sale, and if they have a PIN", async () => {
    const { accountId } = await managerWith("4071");
    await managerWith("4072", club.locationIds[1]);
    const list = (pointOfSaleId: number) =>
      api.call("listSecondPeople", { query: { pointOfSaleId } }, as(cashier.token));
    const people = await list(club.locationIds[0]);
    expect(people.map((each) => [each.accountId, each.hasPin]).toSorted()).toEqual(
      [
        [accountId, true],
        [club.merchant.accountId, false],
      ].toSorted(),
    );
    expect(await codeOf(list(club.locationIds[1]))).toBe("OTHER_LOCATION");
  });
});
