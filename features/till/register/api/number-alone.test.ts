import { createHmac, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { cardCodeAt, cardCodeText, cardStepAt } from "#features/members/card-codes/domain/card-codes.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { type Club, makeApiKey, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openQueuedTill, refusalOf } from "./queued-till.fixture.ts";

const api: TestApi = await startApi({ RATE_LIMITS: "lookUpsPerStaff=5" });
const noon = Temporal.Instant.from("2026-11-21T11:00:00Z");
let club: Club;
beforeEach(async () => {
  api.clock.now = noon;
  club = await makeClub(api);
  await setNumberAlone(false);
});

const setNumberAlone = (acceptsNumberAlone: boolean) =>
  api.call(
    "setLookUpLimit",
    { body: { perHour: null, acceptsNumberAlone } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );

type Visit = { queued?: { visitedAt: string; device: string } };

function callerOf(token: string) {
  const options = { as: token, chain: club.chain.subdomain };
  const [pointOfSaleId] = club.locationIds;
  return {
    open: (membershipId: string) => api.call("getAtTill", { params: { membershipId } }, options),
    find: (q: string) => api.call("findAtTill", { query: { q } }, options),
    register: (membershipId: string, visit: Visit = {}, key: string = randomUUID()) =>
      api.call(
        "registerPurchase",
        { body: { membershipId, pointOfSaleId, amount: 100, ...visit } },
        { ...options, key },
      ),
  };
}

const cashier = async () => callerOf((await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]])).token);
const apiKey = async () => callerOf((await makeApiKey(api, club, { scopes: ["purchases:write"] })).token);

/** Returns the code that a phone with this session shows at a moment. */
function codeOnPhone(token: string, number: string, moment = api.clock.now): string {
  const step = cardStepAt(moment.epochMilliseconds);
  const mac = createHmac("sha256", hashToken(token)).update(cardCodeText(number, step)).digest();
  return cardCodeAt(number, mac, step);
}

const purchasesOf = async (memberId: number) => {
  const { rows } = await api.owner.query("select count(*)::int from purchase where member_id = $1", [memberId]);
  return rows[0].count;
};

describe("in a club that does not accept the number alone, a registration by number", () => {
  test.each([
    ["a cashier", cashier],
    ["an API key", apiKey],
  ])("is refused for %s before a search or a code has shown the member", async (_, caller) => {
    const { register, open, find } = await caller();
    const { memberId, membershipNumber, token, email } = await makeMember(api, club);
    const other = await makeMember(api, club);
    for (const number of [membershipNumber, membershipNumber]) {
      expect(await refusalOf(register(number))).toBe("NUMBER_ALONE_REFUSED");
    }
    await open(codeOnPhone(token, membershipNumber));
    expect((await register(membershipNumber)).clubPoints).toBe(100);
    await find(other.email);
    expect((await register(other.membershipNumber)).clubPoints).toBe(100);
    expect([await purchasesOf(memberId), email]).toEqual([1, email]);
  });

  test("is accepted from a merchant", async () => {
    const { membershipNumber } = await makeMember(api, club);
    expect((await callerOf(club.merchant.token).register(membershipNumber)).clubPoints).toBe(100);
  });

  test("is refused for a cashier who has not opened the member, except as a retry", async () => {
    const [one, other] = [await cashier(), await cashier()];
    const { membershipNumber, token } = await makeMember(api, club);
    await one.open(codeOnPhone(token, membershipNumber));
    const key = randomUUID();
    const answer = await one.register(membershipNumber, {}, key);
    expect(await refusalOf(other.register(membershipNumber))).toBe("NUMBER_ALONE_REFUSED");
    expect(await other.register(membershipNumber, {}, key)).toEqual(answer);
  });

  test("counts as a look-up when it is refused", async () => {
    const { register } = await cashier();
    const { membershipNumber } = await makeMember(api, club);
    const refusals: (string | null)[] = [];
    for (let tries = 0; tries < 6; tries++) refusals.push(await refusalOf(register(membershipNumber)));
    expect(refusals).toEqual([...Array<string>(5).fill("NUMBER_ALONE_REFUSED"), "TOO_MANY_REQUESTS"]);
  });

  test("is refused for a queued visit too", async () => {
    const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const { memberId, membershipNumber } = await makeMember(api, club);
    const { queued } = await openQueuedTill(api, club);
    const { register } = callerOf(token);
    expect(await refusalOf(register(membershipNumber, queued(noon)))).toBe("NUMBER_ALONE_REFUSED");
    expect(await purchasesOf(memberId)).toBe(0);
  });

  test("is accepted at once when the merchant turns the setting on, and refused at once when it is off again", async () => {
    const { register } = await cashier();
    const { membershipNumber } = await makeMember(api, club);
    const outcomes: (string | null)[] = [];
    for (const accepts of [false, true, true, false, true]) {
      await setNumberAlone(accepts);
      outcomes.push(await refusalOf(register(membershipNumber)));
    }
    expect(outcomes).toEqual(["NUMBER_ALONE_REFUSED", null, null, "NUMBER_ALONE_REFUSED", null]);
  });
});

describe("a queued visit by a scanned code", () => {
  async function scanned(acceptsNumberAlone: boolean) {
    await setNumberAlone(acceptsNumberAlone);
    const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const { queued } = await openQueuedTill(api, club);
    const member = await makeMember(api, club);
    const code = codeOnPhone(member.token, member.membershipNumber);
    return { ...callerOf(token), member, code, queued };
  }
  const later = () => {
    api.clock.now = noon.add({ hours: 3 });
  };
  const endSessions = (memberId: number) =>
    api.owner.query("delete from member_session where member_id = $1", [memberId]);

  test.each([true, false])("is judged at the time of the visit (number alone accepted: %s)", async (accepts) => {
    const { register, code, queued } = await scanned(accepts);
    later();
    expect((await register(code, queued(noon))).clubPoints).toBe(100);
  });

  test("counts by its number after its session has ended, if the club accepts the number alone", async () => {
    const { register, code, queued, member } = await scanned(true);
    await endSessions(member.memberId);
    later();
    expect((await register(code, queued(noon))).clubPoints).toBe(100);
    expect((await register(code, queued(noon.add({ minutes: 30 })))).clubPoints).toBe(200);
  });

  test("is refused after its session has ended or when it was old, if the club does not accept the number", async () => {
    const { register, code, queued, member } = await scanned(false);
    later();
    expect(await refusalOf(register(code, queued(noon.add({ minutes: 30 }))))).toBe("CARD_CODE_OLD");
    await endSessions(member.memberId);
    expect(await refusalOf(register(code, queued(noon)))).toBe("CARD_CODE_WRONG");
    expect(await purchasesOf(member.memberId)).toBe(0);
  });

  test("counts each wrong code as a look-up, if the club does not accept the number", async () => {
    const { register, queued, member } = await scanned(false);
    const wrong = codeOnPhone("a guess", member.membershipNumber);
    const refusals: (string | null)[] = [];
    for (let guesses = 0; guesses < 6; guesses++) refusals.push(await refusalOf(register(wrong, queued(noon))));
    expect(refusals).toEqual([...Array<string>(5).fill("CARD_CODE_WRONG"), "TOO_MANY_REQUESTS"]);
  });
});

test("no other till call takes the number of a member who was not shown, and each does afterwards", async () => {
  const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const { open } = callerOf(token);
  const member = await makeMember(api, club);
  const params = { membershipId: member.membershipNumber };
  const options = () => ({ as: token, chain: club.chain.subdomain, key: randomUUID() });
  const [pointOfSaleId] = club.locationIds;
  const purchase = { ...params, pointOfSaleId, amount: 60_000, amountConfirmed: true };
  const calls = [
    () => api.call("getMemberPointsAccount", { params, query: {} }, options()),
    () => api.call("getMemberBalance", { params, query: { date: "2026-11-21" } }, options()),
    () => api.call("correctPoints", { params, body: { points: 100, reason: "Förlåt" } }, options()),
    () => api.call("deductPoints", { params, body: { points: 10, reason: "Fel" } }, options()),
    () => api.call("askApproval", { body: { purchase } }, options()),
  ];
  for (const call of calls) expect(await refusalOf(call())).toBe("NUMBER_ALONE_REFUSED");
  await open(codeOnPhone(member.token, member.membershipNumber));
  for (const call of calls) expect(await refusalOf(call())).not.toBe("NUMBER_ALONE_REFUSED");
});
