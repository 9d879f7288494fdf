import { ConfigError, readConfig } from "../config.ts";
import { connectDatabase } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { guardDemo } from "../demo/guard-demo.ts";
import { watchMembers } from "../features/wallet/watch-members.ts";
import { leave } from "../http/leaving.ts";
import { createLog } from "../log.ts";
import type { Services } from "../request/services.ts";
import { checkStore } from "../storage/check-store.ts";
import { openServices } from "./open-services.ts";
import { outliving } from "./outliving.ts";
import { startServer } from "./server.ts";
import { welcome } from "./welcome.ts";
import { startWorker } from "./worker.ts";

const disableDemo = "--disable-demo";

/** Nothing is started on words that mean nothing: a mistyped `--disable-demo` would pass unseen. */
function readWords(words: readonly string[]): { part: string | undefined; disable: boolean } {
  const [part, ...others] = words.filter((word) => word !== disableDemo);
  if (others.length > 0 || (part && !["server", "worker"].includes(part))) {
    throw new ConfigError(
      `${words.join(" ")} should be server, worker or nothing, and ${disableDemo} where it is wanted.`,
    );
  }
  return { part, disable: words.includes(disableDemo) };
}

/** The demonstration's builder is read only where there is one. */
async function makeDemo(services: Services) {
  const { fillDemo } = await import("../demo/fill-demo.ts");
  return fillDemo(services);
}

/** Server and worker in one process, or one of them: `main.ts`, `main.ts server`, `main.ts worker`. */
export async function run(words: readonly string[]): Promise<void> {
  const { part, disable } = readWords(words);
  const config = readConfig();
  const log = createLog(config.logLevel);
  const closing: (() => Promise<unknown>)[] = [];

  let stopping: Promise<void> | null = null;
  /** Asked for more than once by one Ctrl-C (the terminal's and the start script's signal); done once. */
  function stop(): Promise<void> {
    stopping ??= (async () => {
      // What cannot end well keeps nothing else from its end.
      for (const close of closing.reverse())
        await close().catch((error: unknown) => log.warn({ err: error }, "at the end"));
    })();
    return stopping;
  }
  const end = () => void stop().then(() => process.exit(0));
  process.on("unhandledRejection", outliving(log));
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  process.once("disconnect", end);

  try {
    const database = await connectDatabase(config, log);
    closing.push(database.stop);
    await migrate(database.connectionString);
    const filesAway = await checkStore(config);
    if (filesAway) log.warn({ reason: filesAway }, "the service of uploaded files does not answer");
    const services = openServices({ config, log, logins: database.logins });
    closing.push(services.db.close);
    closing.push(watchMembers(services));
    await guardDemo(services, disable);
    const demo = config.demonstration && config.demo ? await makeDemo(services) : null;
    if (part !== "server") {
      const worker = await startWorker(services, database.connectionString);
      closing.push(worker.stop);
    }
    if (part !== "worker") {
      const app = await startServer(services);
      closing.push(() => leave(app, config.drainSeconds));
      welcome(services, demo);
    }
  } catch (error) {
    await stop();
    throw error;
  }
}
