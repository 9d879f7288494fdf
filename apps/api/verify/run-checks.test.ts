import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { DB } from "#packages/server/db/types.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { billingPlants, billingVariants } from "#tests/engine/plants-of-billing.ts";
import { clubPlants } from "#tests/engine/plants-of-clubs.ts";
import { incidentPlants } from "#tests/engine/plants-of-incidents.ts";
import { offerPlants, stampPlants } from "#tests/engine/plants-of-offers.ts";
import { type Plants, pointPlants, returnPlants } from "#tests/engine/plants-of-points.ts";
import { makeScene, type Scene } from "#tests/engine/scene.ts";
import { replays, runChecks, sqlChecks } from "./run-checks.ts";
import { type CheckedScope, withinScope } from "./scope.ts";

let api: TestApi;
let scene: Scene;
let ownerDb: Kysely<DB>;
let violated: CheckedScope;
let unconcerned: CheckedScope;

const scopeOf = ({ companyId, chain }: Club): CheckedScope => ({
  kind: "company",
  companyId,
  chains: [{ id: chain.id, subdomain: chain.subdomain }],
});

beforeAll(async () => {
  api = await startApi();
  scene = await makeScene(api);
  violated = scopeOf(scene.club);
  unconcerned = scopeOf(await makeClub(api));
  ownerDb = new Kysely<DB>({ dialect: new PostgresDialect({ pool: api.owner }) });
});

const plants: Plants = {
  ...pointPlants,
  ...returnPlants,
  ...stampPlants,
  ...offerPlants,
  ...clubPlants,
  ...billingPlants,
  ...incidentPlants,
};
const names = [...sqlChecks, ...replays].map(({ name }) => name);

class RollBack extends Error {}

/** What one check alone finds in a scope. */
async function findBy(name: string, trx: Transaction<DB>, scope: CheckedScope | null): Promise<readonly object[]> {
  const check = sqlChecks.find((each) => each.name === name);
  if (!check) return replays.find((each) => each.name === name)?.find(trx, scope) ?? [];
  return (await sql.raw<object>(scope ? withinScope(check.sql, scope) : check.sql).execute(trx)).rows;
}

/** What a check finds with a planted violation, which is taken back again. */
async function foundWith(planted: string, name: string, scope: CheckedScope | null = null): Promise<readonly object[]> {
  let found: readonly object[] = [];
  const act = ownerDb.transaction().execute(async (trx) => {
    for (const statement of planted.split(";")) {
      await trx.executeQuery({ sql: statement, parameters: [], query: { kind: "RawNode" } } as never);
    }
    found = await findBy(name, trx, scope);
    throw new RollBack();
  });
  await expect(act).rejects.toBeInstanceOf(RollBack);
  return found;
}

describe("verify", () => {
  test("finds nothing wrong with what the product did itself", async () => {
    const results = await runChecks(api.services.db.platform);
    expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
    expect(results).toHaveLength(names.length);
  });

  test.each(names)("finds it when it is not so: %s", async (name) => {
    const planted = plants[name];
    if (!planted) throw new Error("plant a violation of this check too");
    expect(await foundWith(planted(scene), name)).not.toEqual([]);
  });

  test.each(billingVariants)("%s: finds %s", async (name, _violation, plant) => {
    expect(await foundWith(plant(scene), name)).not.toEqual([]);
  });

  const ofCompanies = names.filter((name) => !sqlChecks.some((each) => each.name === name && each.ofInstallation));

  test.each(ofCompanies)(
    "finds it within the company, and finds nothing of that company within another: %s",
    async (name) => {
      const planted = plants[name]?.(scene) ?? "";
      expect(await foundWith(planted, name, violated)).not.toEqual([]);
      // Some plants break every club: the other scope then finds its own company's rows, and no others.
      const elsewhere = (await foundWith(planted, name, unconcerned)) as Record<string, unknown>[];
      for (const { chain_id: chainId, company_id: companyId } of elsewhere) {
        if (chainId !== undefined) expect(Number(chainId)).toBe(unconcerned.chains[0]?.id);
        else expect(Number(companyId)).toBe(unconcerned.companyId);
      }
    },
  );

  test("within one company runs every check, and finds nothing wrong", async () => {
    for (const scope of [violated, unconcerned]) {
      const results = await runChecks(api.services.db.platform, { scope });
      expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
      expect(results).toHaveLength(names.length);
    }
  });

  test("names what is wrong by its ids, and no person", async () => {
    for (const { sql: statement } of sqlChecks) {
      expect(statement).not.toMatch(/select[^;]*\b(first_name|last_name|m\.email|m\.phone)\b\s*(,|as|from)/);
    }
  });
});
