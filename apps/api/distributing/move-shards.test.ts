import { beforeAll, expect, inject, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { nodesOfDatabase, readMove } from "#tests/api/database/citus.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { countSessions } from "#tests/api/held-up.ts";
import { openTill } from "#tests/engine/till.ts";
import { moveShards } from "./move-shards.ts";

/** Milliseconds. A move copies every table of the shard. */
const timeout = 120_000;

let api: TestApi;
let club: Club;

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

/** Counts the club's shards at a node that lack row-level security, and the views for their triggers. */
const readShards = (node: string, shard: string) =>
  withClient(node, async (client) => {
    await client.query("set citus.override_table_visibility = off");
    const { rows } = await client.query(
      `select (select count(*)::int from pg_class join pg_dist_shard on relname ~ ('_' || shardid || '$')
           where relkind = 'r' and relname like 'member_%' and not relrowsecurity) as unprotected,
         (select count(*)::int from pg_class where relnamespace = to_regnamespace('beside_' || $1)) as views`,
      [shard],
    );
    return rows[0];
  });

test.runIf(isOnNodes)(
  "a club's tills buy while its shards move to another node, where its rows are protected",
  { timeout },
  async () => {
    const till = openTill(api, club);
    const { memberId } = await makeMember(api, club);
    await till.visit(memberId, { amount: 100 });
    const move = await readMove(api.owner, club.chain.id);
    const connection = api.connectionString;
    let isMoving = true;
    const moved = withClient(connection, (client) => moveShards(client, connection, move)).finally(() => {
      isMoving = false;
    });
    let visits = 1;
    while (isMoving) {
      await till.visit(memberId, { amount: 100 });
      visits++;
    }
    await moved;
    await till.visit(memberId, { amount: 100 });
    expect((await till.member(memberId)).clubPoints).toBe((visits + 1) * 100);
    const target = nodesOfDatabase(connection, inject("workers")).find(
      (node) => new URL(node).port === String(move.to.port),
    );
    const { unprotected, views } = await readShards(target as string, move.shard);
    expect(unprotected).toBe(0);
    expect(views).toBeGreaterThan(90);
  },
);

test.runIf(isOnNodes)(
  "a move waits for an act of the coordinator, because the act's locks do not move",
  {
    timeout,
  },
  async () => {
    const { memberId } = await makeMember(api, club);
    const move = await readMove(api.owner, club.chain.id);
    const connection = api.connectionString;
    const target = nodesOfDatabase(connection, inject("workers")).find(
      (node) => new URL(node).port === String(move.to.port),
    );
    const hasCopied = () =>
      withClient(target as string, async (client) => {
        const { rows } = await client.query(
          "select from pg_subscription where subdbid = (select oid from pg_database where datname = current_database())",
        );
        return rows.length > 0;
      });
    const isWaitingForMetadata = async () =>
      (await countSessions(api, "wait_event_type = 'Lock' and wait_event = 'advisory'")) > 0;
    const ends: string[] = [];
    const moved = withClient(connection, (client) => moveShards(client, connection, move)).then(() =>
      ends.push("move"),
    );
    while (ends.length === 0 && !(await hasCopied()));
    await api.services.db.inChain(club.chain.id, async (trx) => {
      const lockMember = trx
        .selectFrom("member")
        .select("id")
        .where("chain_id", "=", thisChain)
        .where("id", "=", memberId)
        .forNoKeyUpdate();
      // PostgreSQL would end an idle transaction before the move.
      do await lockMember.execute();
      while (ends.length === 0 && !(await isWaitingForMetadata()));
      ends.push("act");
    });
    await moved;
    expect(ends).toEqual(["act", "move"]);
  },
);
