import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeAccount, makeApiKey, makeClub, makeStaff, signIn } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const as = (club: Club, token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });

describe("a removed person’s API keys, webhooks and connections", () => {
  async function leaver() {
    const club = await makeClub(api);
    const { accountId, token } = await makeMerchant(club);
    const by = { as: token, chain: club.chain.subdomain };
    const body = { name: "Kassan", scopes: ["club:read" as const], pointOfSaleIds: null, days: null };
    const { key } = await api.call("createApiKey", { body }, by);
    const hook = { url: "https://hooks.example.com/in", description: "", eventTypes: ["member.joined" as const] };
    await api.call("createWebhook", { body: hook }, by);
    const shop = { kind: "WOOCOMMERCE" as const, name: "Webbutiken", pointOfSaleId: club.locationIds[0] };
    await api.call("createConnection", { body: shop }, by);
    const own = await makeApiKey(api, club, { scopes: ["club:read"] });
    const read = (bearer: string) => api.ask("listLocations", {}, { as: bearer, chain: club.chain.subdomain });
    return { club, accountId, token, key, own, read };
  }
  async function makeMerchant(club: Club) {
    const account = await makeAccount(api);
    await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
      club.companyId,
      account.accountId,
    ]);
    return { accountId: account.accountId, token: await signIn(api, account.accountId, "ROLE_MERCHANT") };
  }
  const stateOf = async (club: Club) => {
    const webhooks = await api.call("listWebhooks", {}, as(club));
    const connections = await api.call("listConnections", {}, as(club));
    return [...webhooks.map(({ state }) => state), ...connections.map(({ paused }) => (paused ? "PAUSED" : "ACTIVE"))];
  };

  test("are listed before the removal and end with it unless they are retained", async () => {
    const { club, accountId, key, own, read } = await leaver();
    const params = { id: accountId };
    expect((await read(key)).status).toBe(200);
    expect(await api.call("listMadeIntegrations", { params }, as(club))).toEqual({
      apiKeys: [{ name: "Kassan", club: club.chain.commercialName }],
      webhooks: [{ host: "hooks.example.com", club: club.chain.commercialName }],
      connections: [{ name: "Webbutiken", club: club.chain.commercialName }],
    });
    await api.call("removeStaff", { params, query: {} }, as(club));
    expect((await read(key)).status).toBe(401);
    expect(await stateOf(club)).toEqual(["PAUSED", "PAUSED"]);
    // Keys and webhooks of other staff stay.
    expect((await read(own.token)).status).toBe(200);
    const { rows } = await api.call("listTrail", { query: {} }, as(club));
    expect(rows.map(({ act }) => act)).toEqual(
      expect.arrayContaining(["remove-staff", "revoke-api-key", "update-webhook", "update-connection"]),
    );
  });

  test("end with a lower role as well, but not with other changes", async () => {
    const { club, accountId, key, read } = await leaver();
    const update = (role: "ROLE_MERCHANT" | "ROLE_CASHIER") => {
      const body = { role, pointsOfSaleIds: [club.locationIds[0] as number] };
      return api.call("updateStaff", { params: { id: accountId }, body, query: {} }, as(club));
    };
    await update("ROLE_MERCHANT");
    expect((await read(key)).status).toBe(200);
    await update("ROLE_CASHIER");
    expect((await read(key)).status).toBe(401);
    expect(await stateOf(club)).toEqual(["PAUSED", "PAUSED"]);
  });

  test("end when the merchant who created them leaves the company", async () => {
    const { club, token, key, own, read } = await leaver();
    await api.call("leaveCompany", { params: { id: club.companyId } }, { as: token });
    expect((await read(key)).status).toBe(401);
    expect((await read(own.token)).status).toBe(200);
    expect(await stateOf(club)).toEqual(["PAUSED", "PAUSED"]);
  });

  test("stay if the removing merchant chooses so", async () => {
    const { club, accountId, key, read } = await leaver();
    await api.call("removeStaff", { params: { id: accountId }, query: { integrations: "KEEP" } }, as(club));
    expect((await read(key)).status).toBe(200);
    expect(await stateOf(club)).toEqual(["ACTIVE", "ACTIVE"]);
  });

  test("end in every club of the company, but not in other companies", async () => {
    const { club, accountId, key, read } = await leaver();
    const [sister, stranger] = [await makeClub(api), await makeClub(api)];
    const keys: { token: string; subdomain: string }[] = [];
    for (const { chain } of [sister, stranger]) {
      const made = await makeApiKey(api, chain === sister.chain ? sister : stranger, { scopes: ["club:read"] });
      await api.owner.query("update api_key set created_by = $1 where id = $2", [accountId, made.keyId]);
      keys.push({ token: made.token, subdomain: chain.subdomain });
    }
    await api.owner.query("update chain set company_id = $1 where id = $2", [club.companyId, sister.chain.id]);
    await api.call("removeStaff", { params: { id: accountId }, query: {} }, as(club));
    expect((await read(key)).status).toBe(401);
    const statuses = await Promise.all(
      keys.map(
        async ({ token, subdomain }) => (await api.ask("listLocations", {}, { as: token, chain: subdomain })).status,
      ),
    );
    expect(statuses).toEqual([401, 200]);
  });

  test("are neither shown to nor changed by a local merchant", async () => {
    const { club, key, read } = await leaver();
    const { accountId } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await api.owner.query("update api_key set created_by = $1 where chain_id = $2", [accountId, club.chain.id]);
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]], { mayManageStaff: true });
    const params = { id: accountId };
    expect((await api.ask("listMadeIntegrations", { params }, as(club, local.token))).status).toBe(403);
    await api.call("removeStaff", { params, query: {} }, as(club, local.token));
    expect((await read(key)).status).toBe(200);
  });
});
