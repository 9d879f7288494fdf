import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { keyPattern } from "#packages/domain/access/api-keys.ts";
import { type Club, makeApiKey, makeClub, makeMember } from "#tests/api/factories.ts";
import { fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
let merchant: { as: string; chain: string };
beforeAll(async () => {
  api = await startApi({ REQUESTS_PER_MINUTE: "40" });
  club = await makeClub(api);
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
});

const asKey = (token: string) => ({ as: token, chain: club.chain.subdomain });
const fields = { name: "Kassasystemet", scopes: ["members:read" as const], pointOfSaleIds: null, days: 90 as const };

describe("creating an API key", () => {
  test("shows it once and stores only its hash and last characters", async () => {
    const { apiKey, key } = await api.call("createApiKey", { body: fields }, merchant);
    expect(key).toMatch(keyPattern);
    expect(apiKey).toMatchObject({ hint: key.slice(-4), state: "LIVE", scopes: ["members:read"], pointsOfSale: null });
    const listed = await api.call("listApiKeys", {}, merchant);
    expect(JSON.stringify(listed)).not.toContain(key);
    const { rows } = await api.owner.query(
      "select row_to_json(k)::text || a.* as all from api_key k join account a on a.id = k.account_id",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(key.slice(4, -4));
  });

  test("reports missing fields", async () => {
    const body = { ...fields, name: " ", scopes: [], pointOfSaleIds: [] };
    expect(await api.ask("createApiKey", { body }, merchant)).toMatchObject({
      status: 400,
      body: { fieldCodes: { name: "REQUIRED", scopes: "SCOPES_REQUIRED", pointOfSaleIds: "REQUIRED" } },
    });
  });

  test("refuses club-wide scopes for a bound key, and points of sale that are closed or of another club", async () => {
    const bound = { ...fields, pointOfSaleIds: [club.locationIds[0]] };
    const all = await api.ask("createApiKey", { body: { ...bound, scopes: ["sendouts:write"] } }, merchant);
    expect(all.body).toMatchObject({ fieldCodes: { scopes: "SCOPE_NEEDS_CLUB" } });
    const elsewhere = await makeClub(api);
    const wrong = { pointOfSaleIds: "NOT_FOUND" };
    const body = { ...bound, pointOfSaleIds: [elsewhere.locationIds[0] as number] };
    expect(await fieldCodesOf(api.call("createApiKey", { body }, merchant))).toEqual(wrong);
    const otherOptions = { as: elsewhere.merchant.token, chain: elsewhere.chain.subdomain };
    await api.call("closeLocation", { params: { id: elsewhere.locationIds[0] as number } }, otherOptions);
    expect(await fieldCodesOf(api.call("createApiKey", { body }, otherOptions))).toEqual(wrong);
  });
});

describe("an API key", () => {
  test("registers a purchase that names the key, only at the key’s own points of sale", async () => {
    const { memberId } = await makeMember(api, club);
    const { profile } = await api.call("getMember", { params: { id: memberId } }, merchant);
    const { token } = await makeApiKey(api, club, { scopes: ["purchases:write"], places: [club.locationIds[0]] });
    const body = { membershipId: profile.membershipId, amount: 120, pointOfSaleId: club.locationIds[0] };
    const key = randomUUID();
    const { purchaseId } = await api.call("registerPurchase", { body } as never, { ...asKey(token), key });
    const purchase = await api.call("getMerchantPurchase", { params: { id: purchaseId } }, merchant);
    expect(JSON.stringify(purchase)).toContain("Kassasystemet (API)");
    const elsewhere = { ...body, pointOfSaleId: club.locationIds[1] };
    const refused = await api.ask("registerPurchase", { body: elsewhere } as never, {
      ...asKey(token),
      key: randomUUID(),
    });
    expect(refused.body).toMatchObject({ code: "OTHER_LOCATION" });
  });

  test("is named in the audit trail", async () => {
    const { token } = await makeApiKey(api, club, { scopes: ["club:write"] });
    await api.call("createCategory", { body: { name: "Bröd" } }, asKey(token));
    const { rows } = await api.call("listTrail", { query: {} }, merchant);
    expect(rows[0]).toMatchObject({ act: "create-category", by: { name: "Kassasystemet (API)" } });
  });

  test("gets SCOPE_MISSING for a missing scope and NO_ACCESS for calls that no key may make", async () => {
    const { token } = await makeApiKey(api, club, { scopes: ["members:read"] });
    expect((await api.ask("listPurchases", { query: {} }, asKey(token))).body).toMatchObject({
      code: "SCOPE_MISSING",
      scope: "purchases:read",
      message: expect.stringContaining("purchases:read"),
    });
    expect((await api.ask("listApiKeys", {}, asKey(token))).body).toMatchObject({ code: "NO_ACCESS" });
  });

  test("with purchases:write only reads its points of sale and the categories, and nothing else of the club", async () => {
    const { token } = await makeApiKey(api, club, { scopes: ["purchases:write"], places: [club.locationIds[0]] });
    const locations = await api.call("listLocations", {}, asKey(token));
    expect(locations.map(({ id }) => id)).toEqual([club.locationIds[0]]);
    expect(await api.call("listCategories", {}, asKey(token))).not.toEqual([]);
    const { token: wholeClub } = await makeApiKey(api, club, { scopes: ["purchases:write"] });
    expect((await api.ask("getChain", {}, asKey(wholeClub))).body).toMatchObject({ scope: "club:read" });
  });

  test("gives no access after revocation, and a second revocation changes nothing", async () => {
    const { keyId, token } = await makeApiKey(api, club);
    const read = () => api.ask("listLocations", {}, asKey(token));
    expect((await read()).status).toBe(200);
    // The last use is written after the answer.
    const wasUsed = () => api.owner.query("select from api_key where id = $1 and last_used_at is not null", [keyId]);
    await expect.poll(async () => (await wasUsed()).rowCount).toBe(1);
    const first = await api.call("revokeApiKey", { params: { id: keyId } }, merchant);
    expect(first.state).toBe("REVOKED");
    expect((await read()).status).toBe(401);
    expect(await api.call("revokeApiKey", { params: { id: keyId } }, merchant)).toEqual(first);
  });

  test("gives no access to another club", async () => {
    const { token } = await makeApiKey(api, club);
    const { chain } = await makeClub(api);
    expect((await api.ask("listLocations", {}, { as: token, chain: chain.subdomain })).status).toBe(401);
  });

  test("has its own rate limit, stated in headers with a retry time", async () => {
    const { token } = await makeApiKey(api, club, { scopes: ["club:read"] });
    const get = () =>
      api.app.inject({
        url: "/api/merchant/locations",
        headers: { authorization: `Bearer ${token}`, "stammis-chain": club.chain.subdomain },
      });
    await get();
    const second = await get();
    expect(second.headers).toMatchObject({ "x-ratelimit-limit": "40", "x-ratelimit-remaining": "39" });
    for (let i = 0; i < 39; i++) await get();
    const last = await get();
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
  });
});
