import { expect, test } from "vitest";
import { sentBuilds } from "./sent-builds.ts";

test("a statement sent through a Build is reported, wherever its lines end", () => {
  const long =
    'async function a(\n  db: Build,\n): Promise<void> {\n  await db\n    .x;\n  db.selectFrom("a")\n    .execute();\n}\n';
  expect(sentBuilds(long)).toEqual(['db.selectFrom("a")']);
  expect(sentBuilds('const b = (q: Build) => q.deleteFrom("b").executeTakeFirst();\n')).toHaveLength(1);
});

test("a statement is also reported when another function builds it, or when a variable holds it", () => {
  const made =
    "async function a(db: Build, id: number) {\n  const row = await selectA(db, id).executeTakeFirst();\n}\n";
  expect(sentBuilds(made)).toEqual(["selectA(db, id).executeTakeFirst("]);
  expect(sentBuilds("const b = (db: Build) => sql`select 1`.execute(db);\n")).toHaveLength(1);
  const inTwo =
    "async function c(db: Build) {\n  const query = selectC(db).limit(1);\n  return (await query.executeTakeFirst()) ?? null;\n}\n";
  expect(sentBuilds(inTwo)).toEqual(["query.executeTakeFirst("]);
});

test("a statement that is built and passed on, or sent in a transaction, is not reported", () => {
  const otherCode =
    'export const a = (db: Build) => db.selectFrom("a").select("id");\nexport const b = (trx: Trx) =>\n  trx.selectFrom("b").execute();\n';
  expect(sentBuilds(otherCode)).toEqual([]);
  const same =
    'function a(db: Build) {\n  return db.selectFrom("a");\n}\n\nfunction b(db: Trx) {\n  return db.selectFrom("b").execute();\n}\n';
  expect(sentBuilds(same)).toEqual([]);
  const handedOn =
    "function c(db: Build, trx: Trx) {\n  const c = selectC(db);\n  return trx.batch(c, selectD(db));\n}\n";
  expect(sentBuilds(handedOn)).toEqual([]);
});
