import { describe, expect, inject, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { dropTriggers, readTriggers, restoreTriggers } from "./triggers.ts";

// Spread already, each would be taken from all shards and put back there: that is what every run on nodes begins with.
describe.skipIf(inject("workers").length > 0)("triggers, while rows move", () => {
  test("are off, and back as they were", async () => {
    await withClient(await cloneDatabase(), async (client) => {
      const before = await readTriggers(client, tenantTables);
      // What one says has other brackets once it was said again.
      const namesOf = (triggers: typeof before) => triggers.map(({ table, name }) => `${table} ${name}`);
      expect(namesOf(before)).toContain("member keep_asked");
      await dropTriggers(client, before);
      expect(await readTriggers(client, tenantTables)).toEqual([]);
      await restoreTriggers(client, before);
      expect(namesOf(await readTriggers(client, tenantTables))).toEqual(namesOf(before));
    });
  });
});
