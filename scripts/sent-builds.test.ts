import { expect, test } from "vitest";
import { sentBuilds } from "./sent-builds.ts";

test("a statement that is sent with what only builds is told of, wherever its line ends", () => {
  const long =
    'async function a(\n  db: Build,\n): Promise<void> {\n  await db\n    .x;\n  db.selectFrom("a")\n    .execute();\n}\n';
  expect(sentBuilds(long)).toEqual(['db.selectFrom("a")']);
  expect(sentBuilds('const b = (q: Build) => q.deleteFrom("b").executeTakeFirst();\n')).toHaveLength(1);
});

test("what is built and handed on is not, nor what somebody beside sends by a transaction", () => {
  const beside =
    'export const a = (db: Build) => db.selectFrom("a").select("id");\nexport const b = (trx: Trx) =>\n  trx.selectFrom("b").execute();\n';
  expect(sentBuilds(beside)).toEqual([]);
  const same =
    'function a(db: Build) {\n  return db.selectFrom("a");\n}\n\nfunction b(db: Trx) {\n  return db.selectFrom("b").execute();\n}\n';
  expect(sentBuilds(same)).toEqual([]);
});
