import { resolve } from "node:path";
import type { Config } from "../../config.ts";
import type { Log } from "../../log.ts";
import type { Logins } from "../embedded/logins.ts";
import { startEmbeddedPostgres } from "../embedded/start.ts";
import { StartError } from "../embedded/start-error.ts";
import { withClient } from "./with-client.ts";

export interface ConnectedDatabase {
  /** The owner's; holds a password, never to be logged. */
  connectionString: string;
  /** What the product works by; the owner's own where nothing else was given. */
  logins: Logins;
  embedded: boolean;
  stop: () => Promise<void>;
}

const oldestMajor = 15;

async function checkExternal(name: string, connectionString: string): Promise<void> {
  const asked = withClient(connectionString, (client) =>
    client.query<{ version: string }>("select current_setting('server_version_num') as version"),
  );
  const { rows } = await asked.catch((error: Error) => {
    throw new StartError(`${name} leads to no database that answers (${error.message}).`);
  });
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < oldestMajor)
    throw new StartError(`${name} leads to PostgreSQL ${major}; it should be ${oldestMajor} or later.`);
}

/**
 * The database of `DATABASE_URL`, or the embedded one of the data folder.
 * @param meanwhile Called while the embedded one starts, for what can be done without it.
 */
export async function connectDatabase(config: Config, log: Log, meanwhile?: () => void): Promise<ConnectedDatabase> {
  if (config.databaseUrl) {
    const { databaseUrl: connectionString, appDatabaseUrl: app, replicaUrl } = config;
    await checkExternal("DATABASE_URL", connectionString);
    if (app !== connectionString) await checkExternal("APP_DATABASE_URL", app);
    if (replicaUrl) await checkExternal("DATABASE_REPLICA_URL", replicaUrl);
    return {
      connectionString,
      logins: { app, platform: app, listener: connectionString, replica: replicaUrl || null },
      embedded: false,
      stop: async () => {},
    };
  }
  const { connectionString, logins, stop } = await startEmbeddedPostgres({
    dataDir: resolve(config.dataFolder),
    log: (message) => log.info(message),
    meanwhile,
  });
  return { connectionString, logins, embedded: true, stop };
}
