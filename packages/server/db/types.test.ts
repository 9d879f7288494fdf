import { expect, test } from "vitest";
import { databaseTypes } from "#tests/api/database/database-types.ts";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";

test("the types are those of the database that the migrations make (npm run db:types mends them)", async () => {
  expect(await databaseTypes(await cloneDatabase(), { check: true })).toBe("");
});
