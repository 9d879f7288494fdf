import type pg from "pg";
import { isTenantTable } from "#packages/server/db/tenant-tables.ts";
import type { Store } from "#packages/server/storage/store.ts";
import { keepCharged, noteCharged } from "./charged-purchases.ts";
import { makeWaiting, takeWaiting, waitingFor } from "./company-tables.ts";
import type { Scope } from "./manifest.ts";
import { makeWaitingTables, type Owners, rewriterOf, settleOwners, waitingTables } from "./match-owners.ts";
import { checkMove, matchPlans, takeAlong } from "./move-in.ts";
import { checkPart } from "./prepare-database.ts";
import type { Opened } from "./read-pieces.ts";
import { quoted } from "./rows.ts";
import { takeAway } from "./take-away.ts";
import { type Taken, takePieces, type Way } from "./take-pieces.ts";

type Part = Exclude<Scope, { kind: "everything" }>;

interface Into {
  client: pg.Client;
  store: Store;
  added: string[];
  replace: boolean;
}

/** Reads the live till devices, so that a restore does not reopen a device revoked after the backup. */
async function readTills(client: pg.Client, ids: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "select id from till_device where chain_id = any($1) and revoked_at is null",
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Reads the revision of each club; a higher one makes all open pages refetch. */
async function readRevisions(client: pg.Client, ids: readonly number[]) {
  const { rows } = await client.query<{ chain_id: string; revision: string }>(
    "select chain_id, revision from club_revision where chain_id = any($1)",
    [ids],
  );
  return rows;
}

/** Derives the suspension from the subscription here, not from the time of the backup. */
async function settleSuspension(client: pg.Client, ids: readonly number[]): Promise<void> {
  await client.query("update chain set suspended_from = suspension_of(company_id) where id = any($1) and not sandbox", [
    ids,
  ]);
}

/** Notifies running servers through the triggers of the club's row. */
async function tellServers(
  client: pg.Client,
  ids: readonly number[],
  before: Awaited<ReturnType<typeof readRevisions>>,
) {
  for (const { chain_id, revision } of before)
    await client.query("update club_revision set revision = greatest(revision, $2::bigint) + 1 where chain_id = $1", [
      chain_id,
      revision,
    ]);
  await client.query("set local session_replication_role = origin");
  await client.query("update chain set name = name where id = any($1)", [ids]);
  await client.query("set local session_replication_role = replica");
}

export interface PartTaken {
  taken: Taken;
  /**
   * Runs after rows are compared and before references are checked: restores rows that surviving rows outside the clubs
   * refer to.
   */
  keepNamed(): Promise<void>;
  /** Runs after rows are compared: advances sequences and notifies servers. */
  goOn(): Promise<void>;
}

/** Restores the clubs of a company, or one club, into their installation; or takes in a company that moves here. */
export async function restorePart(into: Into, opened: Opened, scope: Part): Promise<PartTaken> {
  const { client, replace, ...rest } = into;
  const ids = scope.chains.map(({ id }) => id);
  const { move } = opened.manifest;
  await (move ? checkMove(client, opened.manifest, scope, move) : checkPart(client, opened.manifest, scope, replace));
  const revisions = await readRevisions(client, ids);
  const tills = await readTills(client, ids);
  await noteCharged(client, ids);
  await takeAway(client, ids);
  await makeWaitingTables(client);
  await makeWaiting(client);

  let owners: Owners | null = null;
  let rewrite: Awaited<ReturnType<typeof rewriterOf>> | null = null;
  const taken = await takePieces(opened, {
    ...rest,
    client,
    async wayOf(table): Promise<Way> {
      if (table === "account" || table === "company") return { into: waitingTables[table] };
      owners ??= await settleOwners(client, opened.manifest);
      rewrite ??= await rewriterOf(client, opened.manifest, owners);
      return { rewrite: rewrite(table), into: waitingFor(table) ?? table };
    },
  });
  if (move) await matchPlans(client, move);
  await takeWaiting(client);
  return {
    taken,
    keepNamed: () => keepCharged(client),
    async goOn() {
      if (move) {
        await takeAlong(client, scope, move, owners?.unproved ?? []);
        return advanceSequences(client, ids);
      }
      await client.query(
        "update till_device set revoked_at = now() where chain_id = any($1) and revoked_at is null and not id = any($2)",
        [ids, tills],
      );
      await advanceSequences(client, ids);
      await settleSuspension(client, ids);
      await client.query("update chain set frozen_at = null where id = any($1)", [ids]);
      await tellServers(client, ids, revisions);
    },
  };
}

/**
 * Advances sequences past the restored ids of this installation's range. Uses nextval rather than setval, because other
 * sessions draw ids meanwhile.
 */
async function advanceSequences(client: pg.Client, ids: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ sequence: string; name: string; last: string }>(`
    select c.oid::regclass::text as sequence, t.relname as name, s.seqmax as last from pg_class c
    join pg_sequence s on s.seqrelid = c.oid
    join pg_depend d on d.objid = c.oid and d.refobjsubid > 0 and d.deptype in ('i', 'a')
    join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where c.relkind = 'S' and t.relnamespace = 'public'::regnamespace and a.attname = 'id'`);
  for (const { sequence, name, last } of rows) {
    const mine = isTenantTable(name) ? "chain_id = any($1)" : "$1::bigint[] is not null";
    await client.query(
      `select count(nextval($2::regclass)) from generate_series(1,
        (select coalesce(max(id), 0) from ${quoted(name)} where ${mine} and id <= $3)
          - (select last_value from ${sequence}) + 1)`,
      [ids, sequence, last],
    );
  }
}
