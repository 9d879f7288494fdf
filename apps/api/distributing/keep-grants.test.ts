import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { keepGrants } from "./keep-grants.ts";

test("a recreated view keeps its read privileges", async () => {
  await withClient(await cloneDatabase(), async (client) => {
    const readable = "select has_table_privilege('stammis_platform', 'file_use', 'select') as may";
    await client.query("grant select on file_use to stammis_platform");
    const restore = await keepGrants(client);
    await client.query("revoke all on file_use from stammis_platform");
    expect((await client.query(readable)).rows).toEqual([{ may: false }]);
    await restore();
    expect((await client.query(readable)).rows).toEqual([{ may: true }]);
  });
});
