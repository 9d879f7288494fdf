import { watchMembers } from "#features/members/wallet/api/watch-members.ts";
import { keepFirstVersions } from "#features/platform/documents/api/keep-first-versions.ts";
import type { Config } from "#packages/server/config.ts";
import { checkLogin } from "#packages/server/db/connections/check-login.ts";
import type { ConnectedDatabase } from "#packages/server/db/connections/connect.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { leave } from "#packages/server/http/leaving.ts";
import type { Log } from "#packages/server/log.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkStore } from "#packages/server/storage/check-store.ts";
import { mustBeVerified } from "../backup/unverified.ts";
import { guardDemo } from "../demo/guard-demo.ts";
import type { Closing } from "./end-all.ts";
import { openServices } from "./open-services.ts";
import { startServer, startWorkerApp } from "./server.ts";
import { welcome } from "./welcome.ts";
import { startWorker } from "./worker.ts";

/** Server and worker in one process, or the named one. */
export type Part = "server" | "worker" | undefined;

type Serving = {
  part: Part;
  config: Config;
  log: Log;
  database: ConnectedDatabase;
  /** Whether to close the demonstration's accounts. */
  disable: boolean;
  /** Receives the closing step of each part as it starts, so that a failed start closes the started parts. */
  closing: Closing;
};

/** Loads the code that builds the demo only for a demonstration. */
async function makeDemo(services: Services) {
  const { fillDemo } = await import("../demo/fill-demo.ts");
  return fillDemo(services, () =>
    process.stdout.write("Creating the demo: two clubs with a year of purchases (first start only) …\n"),
  );
}

/** Starts everything that requires the database. */
export async function serve({ part, config, log, database, disable, closing }: Serving): Promise<void> {
  await mustBeVerified(database.connectionString);
  await migrate(database.connectionString, { installation: config.installation, log: (line) => log.info(line) });
  if (!database.embedded) await checkLogin(database.logins.app);
  const filesAway = await checkStore(config);
  if (filesAway) log.warn({ reason: filesAway }, "file storage does not respond");
  const services = openServices({ config, log, logins: database.logins });
  closing.push({ what: "connections", end: services.db.close });
  closing.push({ what: "passes in wallets", end: watchMembers(services) });
  await keepFirstVersions(services.db.platform, services.clock());
  await guardDemo(services, disable);
  const demo = config.demonstration && config.demo ? await makeDemo(services) : null;
  if (part !== "server") {
    const worker = await startWorker(services, database.connectionString);
    closing.push({ what: "worker", end: worker.stop });
    const watched = part === "worker" ? await startWorkerApp(services, worker.readiness) : null;
    if (watched) closing.push({ what: "the worker's port", end: () => watched.close() });
  }
  if (part !== "worker") {
    const app = await startServer(services);
    closing.push({ what: "requests", end: () => leave(app, config.drainSeconds) });
    welcome(services, demo);
  }
}
