import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkScopes } from "#features/integrations/api-keys/domain/scopes.ts";
import { apiScopes } from "#packages/domain/access/api-scopes.ts";
import { makeAccount, makeApiKey, makeClub, makeMember, signIn } from "../api/factories.ts";
import { codeOf, startApi } from "../api/harness.ts";

const api = await startApi();

test.each([false, true])("a leaked key with every scope cannot give away large sums (bound: %s)", async (bound) => {
  const club = await makeClub(api);
  const places = bound ? [club.locationIds[0] as number] : null;
  const scopes = apiScopes.filter((scope) => checkScopes([scope], bound).ok);
  const { token } = await makeApiKey(api, club, { scopes, places });
  const { membershipNumber: membershipId } = await makeMember(api, club);
  const by = () => ({ as: token, chain: club.chain.subdomain, key: randomUUID() });
  const pointOfSaleId = club.locationIds[0] as number;
  const register = (amount: number) => {
    const body = { membershipId, pointOfSaleId, amount, amountConfirmed: true };
    return api.call("registerPurchase", { body }, by());
  };
  const correct = (points: number) => {
    const body = { points, reason: "Test", source: "CORRECTION" as const };
    return api.call("correctPoints", { params: { membershipId }, body }, by());
  };
  expect(await codeOf(register(9_999_999))).toBe("SECOND_PERSON_NEEDED");
  expect(await codeOf(correct(100_000))).toBe("CORRECTION_LIMIT");
  // A sum of many small amounts is limited as well.
  await register(49_000);
  expect(await codeOf(register(1_960))).toBe("SECOND_PERSON_NEEDED");
  await correct(500);
  expect(await codeOf(correct(1))).toBe("CORRECTION_LIMIT");
});

test("a removed merchant regains no access by a key made earlier", async () => {
  const club = await makeClub(api);
  const { accountId } = await makeAccount(api);
  await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
    club.companyId,
    accountId,
  ]);
  const by = { as: await signIn(api, accountId, "ROLE_MERCHANT"), chain: club.chain.subdomain };
  const body = { name: "Bakdörren", scopes: [...apiScopes], pointOfSaleIds: null, days: null };
  const { key } = await api.call("createApiKey", { body }, by);
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  await api.call("removeStaff", { params: { id: accountId }, query: {} }, merchant);
  expect((await api.ask("listMembers", { query: {} }, { as: key, chain: club.chain.subdomain })).status).toBe(401);
});
