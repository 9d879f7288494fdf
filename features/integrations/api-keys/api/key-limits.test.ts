import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Club, makeApiKey, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
let merchant: { as: string; chain: string };
let key: { keyId: number; token: string };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  club = await makeClub(api);
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  key = await makeApiKey(api, club);
});

const asCashiers = {
  perPurchase: null,
  perDay: null,
  perMemberDay: null,
  correctionsPerMember: null,
  correctionsPerDay: null,
};
const setLimits = (limits: Partial<Record<keyof typeof asCashiers, number>>, as = merchant) =>
  api.call("setApiKeyLimits", { params: { id: key.keyId }, body: { ...asCashiers, ...limits } }, as);
const byKey = () => ({ as: key.token, chain: club.chain.subdomain, key: randomUUID() });

async function buy(amount: number, membershipId?: string) {
  const member = membershipId ?? (await makeMember(api, club)).membershipNumber;
  const body = { membershipId: member, pointOfSaleId: club.locationIds[0], amount, amountConfirmed: true };
  return api.call("registerPurchase", { body }, byKey());
}
async function correct(points: number) {
  const { membershipNumber: membershipId } = await makeMember(api, club);
  const body = { points, reason: "Test", source: "CORRECTION" as const };
  return api.call("correctPoints", { params: { membershipId }, body }, byKey());
}

describe("a key without limits of its own", () => {
  test("has the club’s limits for cashiers", async () => {
    expect(await codeOf(buy(50_001))).toBe("SECOND_PERSON_NEEDED");
    expect(await codeOf(correct(501))).toBe("CORRECTION_LIMIT");
    const body = { perPurchase: 70_000, perDay: 70_000, perMemberDay: 70_000 };
    await api.call("setAloneLimits", { body }, merchant);
    await buy(60_000);
  });
});

describe("a key’s own limits", () => {
  test("apply from the next call on, above or below the club’s limits", async () => {
    await expect(correct(500)).resolves.toBeDefined();
    const changed = await setLimits({
      perPurchase: 100_000,
      perDay: 100_000,
      perMemberDay: 100_000,
      correctionsPerMember: 5_000,
      correctionsPerDay: 9_000,
    });
    expect(changed.limits).toMatchObject({ perPurchase: 100_000, correctionsPerDay: 9_000 });
    await buy(60_000);
    await correct(5_000);
    expect(await codeOf(buy(100_001))).toBe("SECOND_PERSON_NEEDED");
    expect(await codeOf(correct(5_001))).toBe("CORRECTION_LIMIT");
    await setLimits({ perPurchase: 10 });
    expect(await codeOf(buy(11))).toBe("SECOND_PERSON_NEEDED");
    await setLimits({});
    await buy(11);
  });

  test("sum up a member’s purchases of a day, including those above the club’s limit per purchase", async () => {
    await setLimits({ perPurchase: 100_000, perMemberDay: 100_000, perDay: 10_000_000 });
    const { membershipNumber } = await makeMember(api, club);
    await buy(90_000, membershipNumber);
    expect(await codeOf(buy(90_000, membershipNumber))).toBe("SECOND_PERSON_NEEDED");
  });

  test("are listed with the key, and each change is audited", async () => {
    await setLimits({ perPurchase: 10 });
    const [listed] = await api.call("listApiKeys", {}, merchant);
    expect(listed?.limits).toEqual({ ...asCashiers, perPurchase: 10 });
    const { rows } = await api.call("listTrail", { query: {} }, merchant);
    expect(rows[0]).toMatchObject({ act: "set-api-key-limits" });
    expect(JSON.stringify(rows[0])).toContain("alonePerPurchase");
  });

  test("cannot be set by a key, for a revoked key, or in another club", async () => {
    expect(await codeOf(setLimits({ perPurchase: 10 }, { as: key.token, chain: club.chain.subdomain }))).toBe(
      "NO_ACCESS",
    );
    const other = await makeClub(api);
    expect(
      await codeOf(setLimits({ perPurchase: 10 }, { as: other.merchant.token, chain: other.chain.subdomain })),
    ).toBe("NOT_FOUND");
    await api.call("revokeApiKey", { params: { id: key.keyId } }, merchant);
    expect(await codeOf(setLimits({ perPurchase: 10 }))).toBe("NOT_FOUND");
  });
});
