import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { DB } from "#packages/server/db/types.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeScene, type Scene } from "#tests/engine/scene.ts";
import { billingVariants, billingViolations } from "#tests/engine/violations/violations-of-billing.ts";
import { clubViolations } from "#tests/engine/violations/violations-of-clubs.ts";
import { incidentViolations } from "#tests/engine/violations/violations-of-incidents.ts";
import { offerViolations, stampViolations } from "#tests/engine/violations/violations-of-offers.ts";
import { pointViolations, returnViolations, type Violations } from "#tests/engine/violations/violations-of-points.ts";
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

const violations: Violations = {
  ...pointViolations,
  ...returnViolations,
  ...stampViolations,
  ...offerViolations,
  ...clubViolations,
  ...billingViolations,
  ...incidentViolations,
};
const names = [...sqlChecks, ...replays].map(({ name }) => name);

class RollBack extends Error {}

/** Returns what one check finds in a scope. */
async function findBy(name: string, trx: Transaction<DB>, scope: CheckedScope | null): Promise<readonly object[]> {
  const check = sqlChecks.find((each) => each.name === name);
  if (!check) return replays.find((each) => each.name === name)?.find(trx, scope) ?? [];
  return (await sql.raw<object>(scope ? withinScope(check.sql, scope) : check.sql).execute(trx)).rows;
}

/** Returns the rows a check finds after the statements ran; the transaction is rolled back. */
async function foundWith(
  statements: string,
  name: string,
  scope: CheckedScope | null = null,
): Promise<readonly object[]> {
  let violations: readonly object[] = [];
  const act = ownerDb.transaction().execute(async (trx) => {
    for (const statement of statements.split(";")) {
      await trx.executeQuery({ sql: statement, parameters: [], query: { kind: "RawNode" } } as never);
    }
    violations = await findBy(name, trx, scope);
    throw new RollBack();
  });
  await expect(act).rejects.toBeInstanceOf(RollBack);
  return violations;
}

describe("verify", () => {
  test("finds no violation in data that the product wrote", async () => {
    const results = await runChecks(api.services.db.platform);
    expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
    expect(results).toHaveLength(names.length);
  });

  test.each(names)("finds the rows that violate: %s", async (name) => {
    const violate = violations[name];
    if (!violate) throw new Error(`"${name}" has no violation in tests/engine`);
    expect(await foundWith(violate(scene), name)).not.toEqual([]);
  });

  test.each(billingVariants)("%s: finds %s", async (name, _violation, violate) => {
    expect(await foundWith(violate(scene), name)).not.toEqual([]);
  });

  const ofCompanies = names.filter((name) => !sqlChecks.some((each) => each.name === name && each.ofInstallation));

  test.each(ofCompanies)(
    "finds a violation within its company, and none of that company’s rows within another: %s",
    async (name) => {
      const statements = violations[name]?.(scene) ?? "";
      expect(await foundWith(statements, name, violated)).not.toEqual([]);
      // Some violations affect every club: the other scope then finds rows of its own company only.
      const elsewhere = (await foundWith(statements, name, unconcerned)) as Record<string, unknown>[];
      for (const { chain_id: chainId, company_id: companyId } of elsewhere) {
        if (chainId !== undefined) expect(Number(chainId)).toBe(unconcerned.chains[0]?.id);
        else expect(Number(companyId)).toBe(unconcerned.companyId);
      }
    },
  );

  test("runs every check within one company, and finds no violation", async () => {
    for (const scope of [violated, unconcerned]) {
      const results = await runChecks(api.services.db.platform, { scope });
      expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
      expect(results).toHaveLength(names.length);
    }
  });

  test("reports ids of violations, and no personal data", async () => {
    for (const { sql: statement } of sqlChecks) {
      expect(statement).not.toMatch(/select[^;]*\b(first_name|last_name|m\.email|m\.phone)\b\s*(,|as|from)/);
    }
  });
});
