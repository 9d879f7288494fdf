import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { alterSequences } from "#packages/server/db/schema/alter-sequences.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import type { Store } from "#packages/server/storage/store.ts";
import { advanceWorkers } from "../distributing/advance-sequences.ts";
import { endTellings, holdSends, nameHeldSends } from "./hold-sends.ts";
import { judgeReferences } from "./judge-references.ts";
import type { Manifest } from "./manifest.ts";
import { onlyMoved } from "./moved-tables.ts";
import { mayLoad, mustBeEmpty, prepareEmpty } from "./prepare-database.ts";
import { type Opened, openBackup } from "./read-pieces.ts";
import { type PartTaken, restorePart } from "./restore-part.ts";
import { quoted, sumRows } from "./rows.ts";
import { readTables, whereOfPart } from "./tables.ts";
import { type Taken, takePieces } from "./take-pieces.ts";
import { markUnverified, readUnverified } from "./unverified.ts";

export interface Restoring {
  connectionString: string;
  store: Store;
  sealed: AsyncIterable<Uint8Array>;
  secret: string;
  /** Whether a part replaces clubs that exist here. */
  replace: boolean;
  /** Runs in the restore's transaction. Set for a company that moves in; the file is then no backup. */
  also?: (client: pg.Client, taken: Taken, manifest: Manifest) => Promise<void>;
}

export interface Restored {
  manifest: Manifest;
  /** Whether the rows existed already, because an earlier restore of this backup was interrupted after its commit. */
  isResumed: boolean;
  rows: number;
  files: number;
  /** Sendouts that are paused until a person resumes them. */
  heldSendouts: string[];
}

async function restoreAll(client: pg.Client, store: Store, opened: Opened, added: string[]): Promise<PartTaken> {
  await client.query("lock table chain, account in access exclusive mode");
  await mustBeEmpty(client);
  const tables = await readTables(client);
  // On a cluster, a trigger of each table truncates its shards.
  await client.query("set local session_replication_role = origin");
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")} cascade`);
  await client.query("set local session_replication_role = replica");
  const taken = await takePieces(opened, { client, store, added, wayOf: async () => ({}) });
  return {
    taken,
    // Does nothing, because a complete backup contains all referenced rows.
    async keepNamed() {},
    async goOn() {
      const { sequences } = opened.manifest;
      // The ids may come from another installation's range. The next start sets the bounds of each sequence.
      await alterSequences(
        client,
        sequences.map(({ name }) => `alter sequence ${quoted(name)} no minvalue no maxvalue`),
      );
      for (const { name, value } of sequences)
        await client.query("select setval(format('%I', $1::text)::regclass, $2)", [name, value]);
      await advanceWorkers(client, null);
    },
  };
}

/** Reads each table again. @throws StartError when its rows differ from the rows written. */
async function compareWithStored(client: pg.Client, manifest: Manifest, taken: Taken, ids: number[] | null) {
  for (const table of manifest.tables) {
    const written = taken.written.get(table.name);
    const where = ids ? whereOfPart(table, ids) : undefined;
    if (!written || (ids && !where) || onlyMoved.includes(table.name)) continue;
    const stored = await sumRows(client, { ...table, where });
    if (stored.sum !== written.sum || stored.rows !== written.rows)
      throw new StartError(`The restored rows of ${table.name} differ from the backup. Nothing was restored.`);
  }
}

/** Restores in one transaction, so other sessions see all rows or none. */
async function inOne(client: pg.Client, { store, replace, also }: Restoring, opened: Opened): Promise<Restored> {
  const { manifest } = opened;
  const { scope } = manifest;
  const ids = scope.kind === "everything" ? null : scope.chains.map(({ id }) => id);
  const added: string[] = [];
  await client.query("begin");
  try {
    await client.query(
      "set local session_replication_role = replica; set local timezone = 'UTC'; set local statement_timeout = 0; set local lock_timeout = '30s'; set local idle_in_transaction_session_timeout = 0",
    );
    const { taken, keepNamed, goOn } =
      scope.kind === "everything"
        ? await restoreAll(client, store, opened, added)
        : await restorePart({ client, store, added, replace }, opened, scope);
    await compareWithStored(client, manifest, taken, ids);
    await keepNamed();
    const broken = await judgeReferences(client, ids);
    if (broken.length > 0)
      throw new StartError(`Foreign keys are violated: ${broken.join(", ")}. Nothing was restored.`);
    // A moved company continues its sends here, so only a restore holds them.
    const heldSendouts = manifest.move ? [] : await holdSends(client, ids);
    // Workers run during a partial restore. The tables of a complete backup may predate these notices; no workers run
    // on it.
    if (ids && !manifest.move) await endTellings(client, ids);
    await goOn();
    await also?.(client, taken, manifest);
    // A part is restored next to clubs that are in use. A complete backup serves only after its checks have held.
    if (!ids) await markUnverified(client, { takenAt: manifest.takenAt, heldSendouts });
    await client.query("commit");
    const rows = [...taken.written.values()].reduce((sum, each) => sum + each.rows, 0);
    return { manifest, isResumed: false, rows, files: taken.files, heldSendouts };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    for (const key of added) await store.remove(key).catch(() => {});
    throw error;
  }
}

/** Returns the unverified result of an earlier restore of this backup; null when its rows are still missing. */
async function readEarlier(connectionString: string, manifest: Manifest): Promise<Restored | null> {
  const unverified = await withClient(connectionString, readUnverified);
  if (!unverified) return null;
  if (unverified.takenAt !== manifest.takenAt)
    throw new StartError(
      `The database already holds the backup of ${unverified.takenAt}, which is not verified yet. Restore that file again to continue, or use another database.`,
    );
  return { manifest, isResumed: true, rows: 0, files: 0, heldSendouts: unverified.heldSendouts };
}

/**
 * Restores a complete backup into an empty database, or a part into its own installation: all of it or nothing. Pending
 * sends are held. A complete restore stays marked as unverified until `clearUnverified`. A restore interrupted after
 * its rows are committed resumes from there.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { connectionString } = restoring;
  await withClient(connectionString, mayLoad);
  const opened = await openBackup(restoring.sealed, restoring.secret);
  const isEverything = opened.manifest.scope.kind === "everything";
  if (Boolean(opened.manifest.move) !== Boolean(restoring.also))
    throw new StartError(
      restoring.also
        ? "The file is a backup, not an exported company. Use: npm run stammis -- restore"
        : "The file is an exported company, not a backup. Use: npm run stammis -- move-company",
    );
  const earlier = isEverything ? await readEarlier(connectionString, opened.manifest) : null;
  if (isEverything && !earlier) await prepareEmpty(connectionString, opened.manifest);
  const restored = earlier ?? (await withClient(connectionString, (client) => inOne(client, restoring, opened)));
  if (isEverything) await migrate(connectionString);
  await withClient(connectionString, async (client) => {
    await nameHeldSends(client, restored.heldSendouts);
    if (isEverything) await endTellings(client, null);
  });
  return restored;
}
