import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { beginSnapshot } from "./begin-snapshot.ts";

test("a snapshot excludes later commits on every node, also in tables that it has not read before", async () => {
  const api = await startApi();
  for (let clubs = 0; clubs < 3; clubs++) await makeClub(api);
  const { connectionString, owner } = api;
  await withClient(connectionString, async (client) => {
    const countRenamed = async () =>
      Promise.all(
        ["location", "chain"].map(async (table) => {
          const { rows } = await client.query(`select count(*)::int as n from ${table} where commercial_name = 'Ny'`);
          return rows[0].n;
        }),
      );
    await beginSnapshot(client, connectionString);
    await owner.query("update location set commercial_name = 'Ny'");
    await owner.query("update chain set commercial_name = 'Ny'");
    expect(await countRenamed()).toEqual([0, 0]);
    await client.query("commit");
    expect(await countRenamed()).toEqual([6, 3]);
  });
});
