import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { billingPlants, billingVariants } from "../../test/engine/plants-of-billing.ts";
import { clubPlants } from "../../test/engine/plants-of-clubs.ts";
import { incidentPlants } from "../../test/engine/plants-of-incidents.ts";
import { offerPlants, stampPlants } from "../../test/engine/plants-of-offers.ts";
import { type Plants, pointPlants, returnPlants } from "../../test/engine/plants-of-points.ts";
import { makeScene, type Scene } from "../../test/engine/scene.ts";
import { startApi, type TestApi } from "../../test/harness.ts";
import type { DB } from "../db/types.ts";
import { replays, runChecks, sqlChecks } from "./run-checks.ts";

let api: TestApi;
let scene: Scene;
let ownerDb: Kysely<DB>;

beforeAll(async () => {
  api = await startApi();
  scene = await makeScene(api);
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

/** What one check alone finds. */
async function findBy(name: string, trx: Transaction<DB>): Promise<readonly object[]> {
  const check = sqlChecks.find((each) => each.name === name);
  if (check) return (await sql.raw<object>(check.sql).execute(trx)).rows;
  return replays.find((each) => each.name === name)?.find(trx) ?? [];
}

/** What a check finds with a planted violation, which is taken back again. */
async function foundWith(planted: string, name: string): Promise<readonly object[]> {
  let found: readonly object[] = [];
  const act = ownerDb.transaction().execute(async (trx) => {
    for (const statement of planted.split(";")) {
      await trx.executeQuery({ sql: statement, parameters: [], query: { kind: "RawNode" } } as never);
    }
    found = await findBy(name, trx);
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

  test("names what is wrong by its ids, and no person", async () => {
    for (const { sql: statement } of sqlChecks) {
      expect(statement).not.toMatch(/select[^;]*\b(first_name|last_name|m\.email|m\.phone)\b\s*(,|as|from)/);
    }
  });
});
