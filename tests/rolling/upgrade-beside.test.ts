import { cpSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { findBroken } from "../api/database/ask-as-owner.ts";
import { isOnNodes } from "../api/database/is-on-nodes.ts";
import { cloneDatabase } from "../api/database/test-databases.ts";
import { askForHome } from "../api/members/member-acts.ts";
import { endServer, freePort, spawnServer, untilReady } from "../api/servers/server-process.ts";
import { temporaryFolder } from "../api/temporary.ts";
import { aPurchase, aReturn, makeTillClub, send } from "../api/till/till-acts.ts";

/** The next release may add to tables while servers of this release run. This adds a column to every table. */
const additions = `do $$ declare name text; begin
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('alter table %I add column added_by_the_next_release text', name);
  end loop; end $$;`;

/** Returns this release's migrations with one of the next release. */
function migrationsOfNext(): URL {
  const folder = temporaryFolder("migrations");
  cpSync(fileURLToPath(new URL("../../migrations/", import.meta.url)), folder, { recursive: true });
  writeFileSync(`${folder}/9990_of_the_next_release.sql`, additions);
  return pathToFileURL(`${folder}/`);
}

// A cluster is upgraded with its servers stopped.
test.skipIf(isOnNodes)(
  "a server keeps serving tills, members and staff while the next release’s additions are applied",
  async () => {
    const database = await cloneDatabase();
    const club = await withClient(database, makeTillClub);
    const env = { DATABASE_URL: database, STAMMIS_DATA: temporaryFolder("beside") };
    const server = spawnServer(env, await freePort());
    onTestFinished(() => void server.child.kill("SIGKILL"));
    await untilReady(server);

    const agent = new Agent({ keepAlive: true });
    const staffReads = [
      "/merchant/today",
      "/merchant/members",
      "/merchant/coupons",
      "/merchant/campaigns",
      "/till/facts",
    ];
    async function serveAll(): Promise<Record<string, unknown>> {
      const bought = await send(server.port, club, aPurchase(club));
      const returned = await send(server.port, club, aReturn(club, bought?.body.purchaseId as number));
      const home = await askForHome(server.port, club, club.members[0]?.token as string, agent);
      const reads: Record<string, number> = {};
      for (const path of staffReads) {
        const headers = { authorization: `Bearer ${club.staffToken}`, "stammis-chain": club.subdomain };
        reads[path] = (await fetch(`http://127.0.0.1:${server.port}/api${path}`, { headers })).status;
      }
      return { bought: bought?.status, returned: returned?.status, home, ...reads };
    }

    // Often enough that each statement is prepared on every connection.
    const before = await serveAll();
    for (let round = 0; round < 5; round++) expect(await serveAll()).toEqual(before);
    await migrate(database, { folder: migrationsOfNext() });
    for (let round = 0; round < 10; round++) expect(await serveAll(), `round ${round}`).toEqual(before);
    expect(new Set(Object.values(before))).toEqual(new Set([200]));
    expect(await endServer(server)).toBe(0);
    agent.destroy();
    expect(await findBroken(database)).toEqual([]);
  },
);
