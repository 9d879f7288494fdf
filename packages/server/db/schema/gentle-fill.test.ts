import { expect, test } from "vitest";
import { emptyDatabase } from "#tests/api/database/test-databases.ts";
import { makeBenchClub } from "../../../../bench/club.ts";
import { withClient } from "../connections/with-client.ts";
import { fillOf, makeGentle } from "./gentle-fill.ts";
import { migrate } from "./migrate.ts";
import { readMigrations } from "./migration-files.ts";

const folder = new URL("../../../../migrations/", import.meta.url);
const definitionOf = (database: string, procedure: string) =>
  withClient(database, async (client) => {
    const { rows } = await client.query("select pg_get_functiondef($1::regproc) as definition", [procedure]);
    return rows[0].definition as string;
  });

test("fillOf recognises exactly the statements that call a filling procedure", async () => {
  const statements = (await readMigrations(folder)).flatMap(({ statements: each }) => each);
  const calling = statements.filter((statement) => /^\s*call /im.test(statement));
  expect(calling.length).toBeGreaterThan(2);
  expect(calling.map(fillOf)).not.toContain(null);
  expect(statements.filter((statement) => fillOf(statement))).toEqual(calling);
});

test("makeGentle turns a filling procedure into one with small batches and pauses", () => {
  const gentle = makeGentle("declare next bigint[]; begin loop select 1 limit 1000; commit; end loop; end");
  expect(gentle).toContain("limit 100;");
  expect(gentle).toMatch(/commit;\s+perform pg_sleep/);
  expect(makeGentle("declare next bigint[]; begin select 1 limit 1000; commit; commit; end")).toBe(null);
});

test("makeGentle can convert every existing filling procedure", async () => {
  const sources = (await readMigrations(folder)).flatMap(({ statements: [first = ""] }) => [
    ...first.matchAll(/create (?:or replace )?procedure fill_\w+\(\)[\s\S]*?\nend \$\$/g),
  ]);
  expect(sources.length).toBeGreaterThan(2);
  for (const [source] of sources) expect(makeGentle(source)).not.toBe(null);
});

test("an upgrade backfills every member in small batches, logs that and restores the procedure", async () => {
  const database = await emptyDatabase();
  await migrate(database, { through: "0213_tagged_beside_the_member.sql" });
  const written = await definitionOf(database, "fill_tagged");
  await withClient(database, async (owner) => {
    const club = await makeBenchClub(owner, 230);
    await owner.query(
      `with made as (insert into category (chain_id, name) values ($1, 'Kaffe') returning id)
       insert into purchase_category (chain_id, purchase_id, category_id)
       select chain_id, purchase.id, made.id from purchase, made where chain_id = $1`,
      [club.chainId],
    );
    await owner.query("update member_statistics set tagged_keys = null");
  });
  const logLines: string[] = [];
  await migrate(database, {
    through: "0214_tagged_beside_the_member_filled.sql",
    log: (line) => void logLines.push(line),
  });
  expect(logLines[0]).toBe("applying 1 migrations");
  expect(logLines.at(-1)).toBe(
    "0214_tagged_beside_the_member_filled.sql: updating 230 members in batches of 100; servers may keep running",
  );
  expect(await definitionOf(database, "fill_tagged")).toBe(written);
  const { rows } = await withClient(database, (owner) =>
    owner.query("select count(*)::int as empty from member_statistics where tagged_keys is null"),
  );
  expect(rows).toEqual([{ empty: 0 }]);
});
