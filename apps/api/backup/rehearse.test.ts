import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { openDatabase } from "#packages/server/db/database.ts";
import { buy, makeClub, makeMember } from "#tests/api/factories.ts";
import { loginsAt, startApi } from "#tests/api/harness.ts";
import { runChecks } from "../verify/run-checks.ts";
import { rehearse } from "./rehearse.ts";
import type { Wanted } from "./write-backup.ts";

const api = await startApi();
const [club, otherClub] = [await makeClub(api), await makeClub(api)];
for (const shop of [club, otherClub]) await buy(api, shop, (await makeMember(api, shop)).memberId, 100);
await api.owner.query("update company set company_number = '5599900015' where id = $1", [club.companyId]);

test.each<[Wanted, number[]]>([
  [{ kind: "everything" }, [club.chain.id, otherClub.chain.id]],
  [{ kind: "company", number: "5599900015" }, [club.chain.id]],
  [{ kind: "chain", subdomain: otherClub.chain.subdomain }, [otherClub.chain.id]],
])(
  "a rehearsal of %j restores only its clubs, passes every check, and removes its database",
  async (target, chainIds) => {
    const at = { connectionString: api.connectionString, logins: loginsAt(api.connectionString) };
    const { config } = api.services;
    const { broken, restored, database } = await rehearse(config, at, target, async ({ logins }) => {
      const db = openDatabase({ logins, connections: 2, onError: () => {} });
      const results = await runChecks(db.platform).finally(() => db.close());
      const { pathname } = new URL(logins.app);
      const there = Object.assign(new URL(api.connectionString), { pathname }).href;
      const { rows } = await withClient(there, (client) => client.query("select id from chain order by id"));
      return {
        broken: results.filter(({ violations }) => violations.length > 0),
        restored: rows,
        database: pathname.slice(1),
      };
    });
    expect(broken).toEqual([]);
    expect(restored.map(({ id }) => Number(id))).toEqual(chainIds);
    const remainingDatabases = await api.owner.query("select from pg_database where datname = $1", [database]);
    expect(remainingDatabases.rowCount).toBe(0);
  },
);

test("a rehearsal reaches its database when the pooler in APP_DATABASE_URL knows only one database", async () => {
  const { app, platform, listener } = loginsAt(api.connectionString);
  const pooled = (login: string) => Object.assign(new URL(login), { port: "1" }).href;
  const at = {
    connectionString: api.connectionString,
    logins: { app: pooled(app), platform: pooled(platform), listener, replica: null },
  };
  const target: Wanted = { kind: "chain", subdomain: club.chain.subdomain };
  const clubs = await rehearse(api.services.config, at, target, async ({ logins }) => {
    const db = openDatabase({ logins, connections: 2, onError: () => {} });
    return db.platform
      .selectFrom("chain")
      .select("id")
      .execute()
      .finally(() => db.close());
  });
  expect(clubs.map(({ id }) => id)).toEqual([club.chain.id]);
});
