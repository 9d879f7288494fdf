import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { openMemberSession } from "#features/access/sessions/api/sessions.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { type Club, makeApiKey, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { cardCodeAt, cardCodeText, cardStepAt } from "../domain/card-codes.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: "lookUpsPerStaff=5" });
  club = await makeClub(api);
});

/** Returns the code that a phone with this session shows, `stepsAhead` steps of 30 seconds from now. */
function codeOnPhone(token: string, number: string, stepsAhead = 0): string {
  const step = cardStepAt(api.clock.now.epochMilliseconds) + stepsAhead;
  const mac = createHmac("sha256", hashToken(token)).update(cardCodeText(number, step)).digest();
  return cardCodeAt(number, mac, step);
}

async function cashierOf(of: Club) {
  const { token } = await makeStaff(api, of, "ROLE_CASHIER", [of.locationIds[0]]);
  return tillOf(of, token);
}

function tillOf(of: Club, token: string) {
  const options = { as: token, chain: of.chain.subdomain };
  const [pointOfSaleId] = of.locationIds;
  return {
    open: (membershipId: string) => api.call("getAtTill", { params: { membershipId } }, options),
    find: (q: string) => api.call("findAtTill", { query: { q } }, options),
    register: (membershipId: string, key: string = crypto.randomUUID()) =>
      api.call("registerPurchase", { body: { membershipId, pointOfSaleId, amount: 100 } }, { ...options, key }),
  };
}

const setNumberAlone = ({ merchant, chain }: Club, acceptsNumberAlone: boolean) =>
  api.call(
    "setLookUpLimit",
    { body: { perHour: null, acceptsNumberAlone } },
    { as: merchant.token, chain: chain.subdomain },
  );

describe("a code from the card", () => {
  test.each([-2, -1, 0, 1])(
    "opens its member when it was made %i steps of 30 seconds from the server’s step",
    async (stepsAhead) => {
      const { open } = await cashierOf(club);
      const { token, membershipNumber } = await makeMember(api, club);
      const member = await open(codeOnPhone(token, membershipNumber, stepsAhead));
      expect(member.membershipId).toBe(membershipNumber);
    },
  );

  test.each([-100_000, -2880, -3, 2, 2880])(
    "is refused as old when it was made %i steps of 30 seconds from the server’s step",
    async (stepsAhead) => {
      const { open } = await cashierOf(club);
      const { token, membershipNumber } = await makeMember(api, club);
      // A complete period earlier, the step has the same digits in the code, but its HMAC differs.
      const expected = stepsAhead === -100_000 ? "CARD_CODE_WRONG" : "CARD_CODE_OLD";
      expect(await codeOf(open(codeOnPhone(token, membershipNumber, stepsAhead)))).toBe(expected);
    },
  );

  test("is refused as wrong if made with a key of no session or for an unassigned number", async () => {
    const { open } = await cashierOf(club);
    const { token, membershipNumber } = await makeMember(api, club);
    expect(await codeOf(open(codeOnPhone("another token", membershipNumber)))).toBe("CARD_CODE_WRONG");
    expect(await codeOf(open(codeOnPhone(token, "000000005724")))).toBe("CARD_CODE_WRONG");
  });

  test("is refused as wrong for the number of another member, and in another chain", async () => {
    const { open } = await cashierOf(club);
    const other = await makeClub(api);
    const [member, victim] = [await makeMember(api, club), await makeMember(api, club)];
    expect(await codeOf(open(codeOnPhone(member.token, victim.membershipNumber)))).toBe("CARD_CODE_WRONG");
    const elsewhere = await cashierOf(other);
    expect(await codeOf(elsewhere.open(codeOnPhone(member.token, member.membershipNumber)))).toBe("CARD_CODE_WRONG");
  });

  test("is refused after its session ends, while codes from the member’s other devices still work", async () => {
    const { open } = await cashierOf(club);
    const { token, memberId, membershipNumber } = await makeMember(api, club);
    const { id, subdomain } = club.chain;
    const phone = await api.services.db.inChain(id, (trx) =>
      openMemberSession(trx, id, memberId, { now: api.clock.now, userAgent: "another phone" }),
    );
    await api.call("endOtherSessions", {}, { as: phone.token, host: subdomain });
    expect(await codeOf(open(codeOnPhone(token, membershipNumber)))).toBe("CARD_CODE_WRONG");
    await open(codeOnPhone(phone.token, membershipNumber));
  });

  test("finds its member in a search", async () => {
    const { find } = await cashierOf(club);
    const { token, membershipNumber } = await makeMember(api, club);
    const rows = await find(codeOnPhone(token, membershipNumber));
    expect(rows.map(({ membershipId }) => membershipId)).toEqual([membershipNumber]);
    expect(await codeOf(find(codeOnPhone(token, membershipNumber, -9)))).toBe("CARD_CODE_OLD");
  });

  test("registers a purchase from another program, and a later retry with its key gets the same purchase", async () => {
    const { token } = await makeApiKey(api, club, { scopes: ["purchases:write"] });
    const { register } = tillOf(club, token);
    const member = await makeMember(api, club);
    const code = codeOnPhone(member.token, member.membershipNumber);
    const key = crypto.randomUUID();
    const first = await register(code, key);
    const { now } = api.clock;
    api.clock.now = now.add({ minutes: 5 });
    expect((await register(code, key)).purchaseId).toBe(first.purchaseId);
    expect(await codeOf(register(code))).toBe("CARD_CODE_OLD");
    api.clock.now = now;
  });

  test("gets the first answer of a visit that named the same member by number", async () => {
    const member = await makeMember(api, club);
    const stamps = [{ stampcardId: (await makeStampCard(api, club)).id, stamps: 1 }];
    const body = { pointOfSaleId: club.locationIds[0], amount: null, stamps };
    const options = { as: club.merchant.token, chain: club.chain.subdomain, key: crypto.randomUUID() };
    const register = (membershipId: string) =>
      api.call("registerPurchase", { body: { ...body, membershipId } }, options);
    const first = await register(member.membershipNumber);
    expect(await register(codeOnPhone(member.token, member.membershipNumber))).toEqual(first);
    const other = await makeMember(api, club);
    expect(await codeOf(register(codeOnPhone(other.token, other.membershipNumber)))).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  test("does not count as a look-up, but a wrong code does", async () => {
    const { open, find } = await cashierOf(club);
    const { token, membershipNumber } = await makeMember(api, club);
    const code = codeOnPhone(token, membershipNumber);
    for (let scans = 0; scans < 8; scans++) await (scans % 2 ? open(code) : find(code));
    const wrong = codeOnPhone("a guess", membershipNumber);
    const refusals: (string | null)[] = [];
    for (let guesses = 0; guesses < 6; guesses++) refusals.push(await codeOf(open(wrong)));
    expect(refusals).toEqual([...Array<string>(5).fill("CARD_CODE_WRONG"), "TOO_MANY_REQUESTS"]);
    await open(code);
  });

  test("of a merged membership is refused, while its number opens the remaining membership", async () => {
    const { open } = await cashierOf(club);
    const [stays, ends] = [await makeMember(api, club), await makeMember(api, club)];
    const as = { as: club.merchant.token, chain: club.chain.subdomain };
    await api.call("mergeMembers", { params: { id: stays.memberId }, body: { otherId: ends.memberId, taken: [] } }, as);
    expect(await codeOf(open(codeOnPhone(ends.token, ends.membershipNumber)))).toBe("CARD_CODE_WRONG");
    expect((await open(ends.membershipNumber)).membershipId).toBe(stays.membershipNumber);
    await open(codeOnPhone(stays.token, stays.membershipNumber));
  });
});

describe("a club that does not accept the membership number alone", () => {
  test("refuses the number in a look-up and in a search, for cashiers and API keys", async () => {
    const own = await makeClub(api);
    await setNumberAlone(own, false);
    const { membershipNumber } = await makeMember(api, own);
    const key = await makeApiKey(api, own, { scopes: ["purchases:write"] });
    for (const { open, find } of [await cashierOf(own), tillOf(own, key.token)]) {
      expect(await codeOf(open(membershipNumber))).toBe("NUMBER_ALONE_REFUSED");
      expect(await codeOf(find(membershipNumber))).toBe("NUMBER_ALONE_REFUSED");
    }
  });

  test("lets a cashier open a member found by a search for phone, e-mail or name", async () => {
    const own = await makeClub(api);
    await setNumberAlone(own, false);
    const asMerchant = tillOf(own, own.merchant.token);
    for (const by of ["phone", "email", "name"] as const) {
      const { open, find } = await cashierOf(own);
      const phone = "+46701234511";
      const { email, membershipNumber } = await makeMember(
        api,
        own,
        by === "phone" ? { phone } : { first_name: "Ottilia" },
      );
      await asMerchant.register(membershipNumber);
      const rows = await find({ phone, email, name: "Ottilia" }[by]);
      expect(rows.map(({ membershipId }) => membershipId)).toContain(membershipNumber);
      await open(membershipNumber);
      // A search result of one cashier does not let another cashier open the member.
      expect(await codeOf((await cashierOf(own)).open(membershipNumber))).toBe("NUMBER_ALONE_REFUSED");
    }
  });

  test("lets an API key open a scanned member by number within twelve hours, and not later", async () => {
    const own = await makeClub(api);
    await setNumberAlone(own, false);
    const { open } = tillOf(own, (await makeApiKey(api, own, { scopes: ["purchases:write"] })).token);
    const { token, membershipNumber } = await makeMember(api, own);
    await open(codeOnPhone(token, membershipNumber));
    const { now } = api.clock;
    api.clock.now = now.add({ hours: 11 });
    await open(membershipNumber);
    api.clock.now = now.add({ hours: 24 });
    expect(await codeOf(open(membershipNumber))).toBe("NUMBER_ALONE_REFUSED");
    api.clock.now = now;
  });

  test("accepts the number from a merchant, and from a cashier once the setting is on again", async () => {
    const own = await makeClub(api);
    await setNumberAlone(own, false);
    const { membershipNumber } = await makeMember(api, own);
    await tillOf(own, own.merchant.token).open(membershipNumber);
    await setNumberAlone(own, true);
    await (await cashierOf(own)).open(membershipNumber);
  });
});

test("a request without the number setting leaves it unchanged, and the audit trail records a change", async () => {
  const own = await makeClub(api);
  const as = { as: own.merchant.token, chain: own.chain.subdomain };
  await setNumberAlone(own, false);
  await api.call("setLookUpLimit", { body: { perHour: 200 } }, as);
  const { lookUps } = await api.call("getClubPoints", {}, as);
  expect(lookUps).toEqual({ perHour: 200, acceptsNumberAlone: false });
  const { rows } = await api.owner.query(
    "select detail from audit_entry where chain_id = $1 and act = 'set-look-up-limit' order by id",
    [own.chain.id],
  );
  expect(rows.map(({ detail }) => detail.changes)).toEqual([
    [{ field: "acceptsNumberAlone", from: true, to: false }],
    [{ field: "lookUpsPerHour", from: null, to: 200 }],
  ]);
});

test("each response names the time of the clock that judges card codes", async () => {
  const { headers } = await api.ask("getClubPoints", {}, { as: club.merchant.token, chain: club.chain.subdomain });
  expect(headers.date).toBe(new Date(api.clock.now.epochMilliseconds).toUTCString());
});
