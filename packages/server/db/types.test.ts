import { expect, test } from "vitest";
import { databaseTypes } from "#tests/api/database/database-types.ts";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";

test("the generated database types match a new database (npm run db:types writes them)", async () => {
  expect(await databaseTypes(await cloneDatabase(), { check: true })).toBe("");
});
