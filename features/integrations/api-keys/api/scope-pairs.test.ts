import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type ApiScope, apiScopes } from "#packages/domain/access/api-scopes.ts";
import { type Club, makeApiKey, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { projectFiles, root } from "../../../../scripts/files.ts";
import { checkScopes } from "../domain/scopes.ts";
import { lookUpKey } from "./look-up-key.ts";

let api: TestApi;
let club: Club;
let key: { keyId: number; token: string };
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: "lookUpsPerStaff=100000" });
  club = await makeClub(api);
  key = await makeApiKey(api, club, { scopes: ["purchases:write"] });
});

const bindings = [false, true] as const;
const pairs = (bound: boolean) =>
  apiScopes
    .flatMap((one) => apiScopes.map((other): [ApiScope, ApiScope] => [one, other]))
    .filter(([one, other]) => one !== other && checkScopes([one, other], bound).ok);

/** Sets the key's scopes and points of sale, as if it had been created with them. */
async function become(scopes: readonly ApiScope[], bound: boolean): Promise<void> {
  const { keyId } = key;
  await api.owner.query("update api_key set scopes = $2, bound = $3 where id = $1", [keyId, scopes, bound]);
  await api.owner.query("delete from api_key_location where key_id = $1", [keyId]);
  if (bound)
    await api.owner.query("insert into api_key_location (chain_id, key_id, location_id) values ($1, $2, $3)", [
      club.chain.id,
      keyId,
      club.locationIds[0],
    ]);
  api.services.changes.tell(`api-key:${club.chain.id}/${keyId}`);
}

describe.each(bindings)("a key that is bound to points of sale: %s", (bound) => {
  test("keeps its role, points of sale and limits when any second scope is added", async () => {
    const find = lookUpKey(api.services);
    const actorOf = async (scopes: readonly ApiScope[]) => {
      await become(scopes, bound);
      return find(club.chain, key.token, api.clock.now);
    };
    for (const [one, other] of pairs(bound)) {
      const [before, after] = [await actorOf([one]), await actorOf([one, other])];
      expect(before?.key?.scopes).toEqual([one]);
      expect(after).toEqual({ ...before, key: { ...before?.key, scopes: [one, other] } });
    }
  });

  test("has a cashier’s limits on amounts with every additional scope", async () => {
    const { membershipNumber: membershipId } = await makeMember(api, club);
    const body = { membershipId, pointOfSaleId: club.locationIds[0], amount: 60_000, amountConfirmed: true };
    const register = () =>
      api.call(
        "registerPurchase",
        { body },
        {
          as: key.token,
          chain: club.chain.subdomain,
          key: randomUUID(),
        },
      );
    for (const [one, other] of pairs(bound)) {
      if (one !== "purchases:write") continue;
      await become([one, other], bound);
      expect([other, await codeOf(register())]).toEqual([other, "SECOND_PERSON_NEEDED"]);
    }
  });

  test("has a cashier’s limits on corrections with every additional scope", async () => {
    const { membershipNumber: membershipId } = await makeMember(api, club);
    const body = { points: 501, reason: "Test", source: "CORRECTION" as const };
    const correct = () =>
      api.call(
        "correctPoints",
        { params: { membershipId }, body },
        {
          as: key.token,
          chain: club.chain.subdomain,
          key: randomUUID(),
        },
      );
    for (const [one, other] of pairs(bound)) {
      if (one !== "points:write") continue;
      await become([one, other], bound);
      expect([other, await codeOf(correct())]).toEqual([other, "CORRECTION_LIMIT"]);
    }
  });
});

test("only one file outside the API keys’ own folder bases decisions on a key’s scopes", () => {
  const served = /^(apps\/api\/(?!test\/)|features\/[^/]+\/[^/]+\/api\/|packages\/server\/).*(?<!\.test)\.ts$/;
  const keys = /\/api-keys\//;
  const readers = projectFiles()
    .filter((file) => served.test(file) && !keys.test(file))
    .filter((file) => /\.scopes\b/.test(readFileSync(join(root, file), "utf8")));
  expect(readers).toEqual(["packages/server/http/key-scopes.ts"]);
});
