import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { advanceSequences, advanceWorkers } from "./advance-sequences.ts";

const installation = 10_000_000_000 * Number(process.env.INSTALLATION ?? 0);

test("new ids continue after the existing ids of this installation, and ignore those of another", async () => {
  await withClient(await cloneDatabase(), async (client) => {
    const addAccount = "insert into account (id, email, first_name, last_name) overriding system value values";
    await client.query(
      `${addAccount} (${installation + 41}, 'kim@example.com', 'K', 'B'), (${installation + 10_000_000_041}, 'lo@example.com', 'L', 'E')`,
    );
    await advanceSequences(client, null);
    const { rows } = await client.query("select nextval('account_id_seq')::float8 as id");
    expect(rows).toEqual([{ id: installation + 42 }]);
  });
});

test.runIf(isOnNodes)("a worker continues after ids of its range that another cluster drew", async () => {
  await withClient(await cloneDatabase(), async (client) => {
    const { rows: companies } = await client.query("insert into company (name) values ('En') returning id");
    const { rows: chains } = await client.query(
      "insert into chain (company_id, name, commercial_name, subdomain) values ($1, 'En', 'En', 'enklubb') returning id",
      [companies[0].id],
    );
    const { rows: groups } = await client.query<{ first: string }>(
      "select (groupid::bigint << 48)::text as first from pg_dist_node where groupid > 0 order by 1",
    );
    for (const [place, { first }] of groups.entries())
      await client.query(
        `insert into location (chain_id, id, name, commercial_name, subpage) overriding system value
         values ($1, $2::bigint + 41, 'En', 'En', $3)`,
        [chains[0].id, first, `plats${place}`],
      );
    await advanceWorkers(client, [chains[0].id]);
    const { rows } = await client.query(
      "select result from run_command_on_workers($$select nextval('location_id_seq')$$) order by 1",
    );
    expect(rows).toEqual(groups.map(({ first }) => ({ result: String(BigInt(first) + 42n) })));
  });
});
