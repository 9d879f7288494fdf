import { describe, expect, inject, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { dropTriggers, readTriggers, restoreTriggers } from "./triggers.ts";

// Skipped on several nodes, where dropping and restoring every trigger affects all shards. Every run on nodes begins
// with that.
describe.skipIf(inject("workers").length > 0)("triggers during the move of rows", () => {
  test("are dropped, and restored as they were", async () => {
    await withClient(await cloneDatabase(), async (client) => {
      const before = await readTriggers(client, tenantTables);
      // Compares names only, because a restored definition has different brackets.
      const namesOf = (triggers: typeof before) => triggers.map(({ table, name }) => `${table} ${name}`);
      expect(namesOf(before)).toContain("member keep_asked");
      await dropTriggers(client, before);
      expect(await readTriggers(client, tenantTables)).toEqual([]);
      await restoreTriggers(client, before);
      expect(namesOf(await readTriggers(client, tenantTables))).toEqual(namesOf(before));
    });
  });
});
