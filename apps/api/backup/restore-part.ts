import type pg from "pg";
import type { Store } from "#packages/server/storage/store.ts";
import { advanceSequences } from "../distributing/advance-sequences.ts";
import { keepCharged, noteCharged } from "./charged-purchases.ts";
import { makeWaiting, takeWaiting, waitingFor } from "./company-tables.ts";
import type { Scope } from "./manifest.ts";
import { makeWaitingTables, type Owners, rewriterOf, settleOwners, waitingTables } from "./match-owners.ts";
import { checkMove, matchPlans, takeAlong } from "./move-in.ts";
import { checkPart } from "./prepare-database.ts";
import type { Opened } from "./read-pieces.ts";
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
  // Reads the dates first, because Citus refuses an UPDATE that calls a function which reads tables.
  const { rows } = await client.query<{ id: string; suspended: string | null }>(
    "select id, suspension_of(company_id)::text as suspended from chain where id = any($1) and not sandbox",
    [ids],
  );
  for (const { id, suspended } of rows)
    await client.query("update chain set suspended_from = $2 where id = $1", [id, suspended]);
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
