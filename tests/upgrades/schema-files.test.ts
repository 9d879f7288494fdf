import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { baseline } from "#packages/server/db/schema/applied-migrations.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { isOnNodes } from "../api/database/is-on-nodes.ts";
import { cloneDatabase, emptyDatabase } from "../api/database/test-databases.ts";
import { describeSchema } from "./describe-schema.ts";

const editBoth =
  "A change of the schema is a migration and an edit of the schema's files (features/*/*/schema, packages/server/db/schema/base): edit both.";

/** Returns the first 20 lines of one description that the other lacks. */
const onlyIn = (lines: readonly string[], others: readonly string[]): string[] => {
  const otherLines = new Set(others);
  return lines.filter((line) => !otherLines.has(line)).slice(0, 20);
};

test.skipIf(isOnNodes)("the description names a changed column, right, trigger, function and row", async () => {
  await withClient(await cloneDatabase(), async (client) => {
    const before = await describeSchema(client);
    await client.query(`
      alter table coupon alter name drop not null;
      grant delete on purchase to stammis_app;
      drop trigger touch on coupon;
      alter function latest_consent volatile;
      update plan set name = 'Other'`);
    const after = await describeSchema(client);
    const kinds = (lines: string[]) => lines.map((line) => line.split(" ")[0]);
    expect(kinds(onlyIn(before, after))).toEqual(["column", "function", "right", "row", "trigger"]);
    expect(kinds(onlyIn(after, before))).toEqual(["column", "function", "right", "row"]);
  });
});

test("a database made from the schema's files is the same as one that was upgraded from 0.5.0", async () => {
  const [created, upgraded] = [await emptyDatabase(), await emptyDatabase()];
  await migrate(created);
  await migrate(upgraded, { through: baseline.name });
  await migrate(upgraded);
  const [byFiles, byMigrations] = [
    await withClient(created, describeSchema),
    await withClient(upgraded, describeSchema),
  ];
  expect(
    { onlyByMigrations: onlyIn(byMigrations, byFiles), onlyByFiles: onlyIn(byFiles, byMigrations) },
    editBoth,
  ).toEqual({ onlyByMigrations: [], onlyByFiles: [] });
});
