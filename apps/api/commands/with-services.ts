import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "#packages/server/config.ts";
import { type ConnectedDatabase, connectDatabase } from "#packages/server/db/connections/connect.ts";
import type { Logins } from "#packages/server/db/embedded/logins.ts";
import { joinEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { createLog } from "#packages/server/log.ts";
import type { Services } from "#packages/server/request/services.ts";
import { openServices } from "../start/open-services.ts";

const log = createLog("error");

/** Connects to the command's database, whether a server runs on it or not. Never creates a database. */
async function connect(config: Config): Promise<ConnectedDatabase> {
  if (config.databaseUrl) return connectDatabase(config, log);
  const dataDir = resolve(config.dataFolder);
  if (!existsSync(join(dataDir, "postgres"))) {
    throw new StartError(
      `There is no database in ${dataDir} yet. Create one with npm start or npm run stammis -- migrate.`,
    );
  }
  const joined = await joinEmbeddedPostgres({ dataDir });
  return joined ? { ...joined, embedded: true } : connectDatabase(config, log);
}

/** Creates the embedded database if it is missing. */
export async function makeDatabase(config: Config): Promise<void> {
  const isNew = !config.databaseUrl && !existsSync(join(resolve(config.dataFolder), "postgres"));
  if (isNew) await (await connectDatabase(config, log)).stop();
}

/** Runs a command on the existing database, then stops any process that was started for it. */
export async function withDatabase<T>(config: Config, act: (database: ConnectedDatabase) => Promise<T>): Promise<T> {
  const database = await connect(config);
  try {
    return await act(database);
  } finally {
    await database.stop();
  }
}

/** Runs a command with the services of the features. */
export function withServices<T>(
  config: Config,
  act: (services: Services, database: ConnectedDatabase) => Promise<T>,
): Promise<T> {
  return withDatabase(config, (database) =>
    withServicesOn(config, database.logins, (services) => act(services, database)),
  );
}

/** Runs a command with services on an open database. */
export async function withServicesOn<T>(
  config: Config,
  logins: Logins,
  act: (services: Services) => Promise<T>,
): Promise<T> {
  const services = openServices({ config, log, logins });
  try {
    return await act(services);
  } finally {
    await services.db.close();
  }
}
