import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { descriptions } from "#features/descriptions.ts";
import type { Answer, Input } from "#packages/contract/endpoint.ts";
import type { KeyEndpointName } from "#packages/contract/routes.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import { type Club, makeApiKey, makeClub, makeMember } from "../factories.ts";
import { startApi, type TestApi } from "../harness.ts";

let api: TestApi;
let club: Club;
let key: { as: string; chain: string };
let customer: { email: string; membershipNumber: string };
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  customer = await makeMember(api, club);
  const { token } = await makeApiKey(api, club, { scopes: ["purchases:write"], places: [club.locationIds[0]] });
  key = { as: token, chain: club.chain.subdomain };
});

/** Sends the example of a call with the ids of this club, and expects the fields of the example in the answer. */
async function send<K extends KeyEndpointName>(
  name: K,
  ids: Record<string, unknown> = {},
): Promise<Answer<AllSchemas[K]>> {
  const example = descriptions[name].example as Record<string, object> | undefined;
  const replaced = ["params", "query", "body"].map((part) => {
    const fields = Object.entries(example?.[part] ?? {}).map(([field, value]) => [field, ids[field] ?? value]);
    return [part, Object.fromEntries(fields)];
  });
  const input = Object.fromEntries(replaced) as Input<AllSchemas[K]>;
  const answer = await api.call(name, input, { ...key, key: randomUUID() });
  const expectedAnswer = example?.answer;
  if (expectedAnswer && !Array.isArray(expectedAnswer))
    expect(Object.keys(answer as object).sort(), name).toEqual(Object.keys(expectedAnswer).sort());
  return answer;
}

test("the examples of a till’s five calls work one after the other, with purchases:write only", async () => {
  const [location] = await send("listLocations");
  await send("getTillFacts");
  const { membershipId } = await send("getAtTill", { membershipId: customer.membershipNumber });
  const { purchaseId } = await send("registerPurchase", { membershipId, pointOfSaleId: location?.id });
  expect(await send("cancelPurchase", { id: purchaseId })).toEqual({ clubPoints: 0, owedPoints: 0 });
});

test("the examples of a web shop’s six calls work one after the other, with purchases:write only", async () => {
  const [location] = await send("listLocations");
  const pointOfSaleId = location?.id;
  const [member] = await send("findAtTill", { q: customer.email });
  const membershipId = member?.membershipId;
  await send("getMemberBalance", { membershipId, date: api.clock.now.toString().slice(0, 10) });
  const { purchaseId } = await send("registerPurchase", { membershipId, pointOfSaleId });
  expect(await send("returnPurchase", { id: purchaseId, pointOfSaleId })).toMatchObject({
    clubPoints: 149,
    takenPoints: 100,
  });
  const { sent } = await send("inviteAtTill", { pointOfSaleId, email: `new.${customer.email}` });
  expect(sent).toBe("EMAIL");
});
