import { resolve } from "node:path";
import type { Config } from "../../config.ts";
import type { Log } from "../../log.ts";
import type { Logins } from "../embedded/logins.ts";
import { startEmbeddedPostgres } from "../embedded/start.ts";
import { StartError } from "../embedded/start-error.ts";
import { whyNoDatabase } from "./why-no-database.ts";
import { withClient } from "./with-client.ts";

export interface ConnectedDatabase {
  /** The owner's URL; it holds a password and must not be logged. */
  connectionString: string;
  /** The product's logins; the owner's unless others are configured. */
  logins: Logins;
  embedded: boolean;
  stop: () => Promise<void>;
}

const oldestMajor = 15;

interface Answer {
  version: string;
  encoding: string;
  login: string;
  database: string;
  may_create: boolean;
}

const askAbout = `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
  current_user as login, current_database() as database,
  has_database_privilege(current_database(), 'create')
    and coalesce(pg_has_role((select nspowner from pg_namespace where nspname = 'public'), 'usage'), true) as may_create`;

/**
 * Checks that the product can use the database.
 * @throws StartError with a sentence if it cannot.
 */
async function checkExternal(name: string, connectionString: string): Promise<Answer> {
  const { rows } = await withClient(connectionString, (client) => client.query<Answer>(askAbout)).catch(
    (error: Error) => {
      throw new StartError(whyNoDatabase(name, error));
    },
  );
  const answer = rows[0] as Answer;
  const major = Math.floor(Number(answer.version) / 10_000);
  if (major < oldestMajor)
    throw new StartError(`${name} connects to PostgreSQL ${major}; version ${oldestMajor} or later is required.`);
  if (answer.encoding !== "UTF8")
    throw new StartError(
      `${name} connects to a database with the encoding ${answer.encoding}, but UTF8 is required. Create one with: create database stammis encoding 'UTF8' template template0;`,
    );
  return answer;
}

/** Checks the migrating login's rights: it creates tables, a schema for jobs, and grants on the schema `public`. */
function checkMayCreate({ login, database, may_create: mayCreate }: Answer): void {
  if (mayCreate) return;
  throw new StartError(
    `The login ${login} of DATABASE_URL is not allowed to create tables in ${database}, because it does not own the database. As a superuser run: alter database ${database} owner to ${login};`,
  );
}

/**
 * Connects to the database of `DATABASE_URL`, or starts the embedded one in the data folder.
 * @param meanwhile Called while the embedded database starts, for work that does not need it.
 */
export async function connectDatabase(config: Config, log: Log, meanwhile?: () => void): Promise<ConnectedDatabase> {
  if (config.databaseUrl) {
    const { databaseUrl: connectionString, appDatabaseUrl: app, replicaUrl } = config;
    checkMayCreate(await checkExternal("DATABASE_URL", connectionString));
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
