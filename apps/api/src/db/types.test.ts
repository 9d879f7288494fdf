import { expect, test } from "vitest";
import { databaseTypes } from "../../test/database-types.ts";
import { cloneDatabase } from "../../test/test-databases.ts";

test("the types are those of the database that the migrations make (npm run db:types mends them)", async () => {
  expect(await databaseTypes(await cloneDatabase(), { check: true })).toBe("");
});
