import { existsSync } from "node:fs";
import { type Account, accountsHere, findServer } from "./account.ts";
import { answers, answersInTime, connectionString } from "./connection.ts";
import { type DataFolder, openDataFolder, readNote, writeNote } from "./data-folder.ts";
import { initCluster } from "./init-cluster.ts";
import { adoptLeftover, findRunning } from "./leftover.ts";
import { lockDataFolder } from "./lock.ts";
import { ensureLogins, type Logins } from "./logins.ts";
import { freePort, launch, shutDown } from "./postmaster.ts";
import { StartError } from "./start-error.ts";
import { supervise } from "./supervise.ts";

export type EmbeddedPostgres = {
  /** The owner's (a superuser's) URL of the database `stammis`; holds the password and must not be logged. */
  connectionString: string;
  /** The product's database URLs. */
  logins: Logins;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** The folder of this installation's data, created if missing. One start per folder at a time. */
  dataDir: string;
  log: (message: string) => void;
  /** Whether to sync writes to disk. Off in tests only: without it a machine failure may destroy the data. */
  fsync?: boolean;
  /** For tests only: other accounts to try than those that suit the current user. */
  accounts?: readonly Account[];
  /** A function that is called while the server starts, for work that does not need it. */
  meanwhile?: (() => void) | undefined;
};

/**
 * Starts the PostgreSQL of a data folder (or takes it over after a kill) and keeps it running until `stop`.
 * @throws StartError with one sentence if it cannot start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = openDataFolder(options.dataDir);
  const unlock = lockDataFolder(folder);
  try {
    return await startLocked(folder, unlock, options);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Returns the server that another process runs on the folder, for a command; its `stop` does not stop that server. */
export async function joinEmbeddedPostgres(options: { dataDir: string }): Promise<EmbeddedPostgres | undefined> {
  if (!existsSync(options.dataDir)) return undefined;
  const folder = openDataFolder(options.dataDir);
  const running = existsSync(folder.cluster) ? findRunning(folder) : undefined;
  if (!running?.ready || !(await answers(folder, running.port))) return undefined;
  const owner = connectionString(folder, running.port);
  return { connectionString: owner, logins: await ensureLogins(folder, owner), stop: async () => {} };
}

async function startLocked(
  folder: DataFolder,
  unlock: () => void,
  options: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const { log, fsync = true } = options;
  const note = readNote(folder);
  const isNew = !existsSync(folder.cluster);
  const leftover = isNew ? undefined : await adoptLeftover(folder);
  if (leftover) log("Reusing the PostgreSQL that an earlier start left running.");
  const server = await findServer(folder, options.accounts ?? accountsHere());
  if (isNew) await initCluster(folder, server, fsync);

  const settings = { folder, server, fsync };
  const from = {
    ...settings,
    port: note.port ?? (await freePort()),
    elsewhere: freePort,
    meanwhile: options.meanwhile,
  };
  const running = leftover ?? (await launch(from));
  if (running.port !== note.port) writeNote(folder, { ...note, port: running.port });
  const { port } = running;
  const supervised = supervise({
    running,
    log,
    restart: () => launch({ ...settings, port, elsewhere: async () => port }),
  });
  if (!(await answersInTime(folder, port))) {
    await supervised.end();
    throw new StartError(`PostgreSQL started but does not respond on port ${port}. See ${folder.log} for details.`);
  }
  const owner = connectionString(folder, port);
  return {
    connectionString: owner,
    logins: await ensureLogins(folder, owner),
    stop: once(async () => {
      await supervised.end();
      await shutDown(folder, server, supervised.current());
      unlock();
    }),
  };
}

/** Returns a function that runs `act` once; all callers share its result. */
function once(act: () => Promise<void>): () => Promise<void> {
  let completion: Promise<void> | undefined;
  return () => {
    completion ??= act();
    return completion;
  };
}
