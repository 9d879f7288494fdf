import { type Config, ConfigError, readConfig } from "#packages/server/config.ts";
import { connectDatabase } from "#packages/server/db/connections/connect.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { isUnavailable } from "#packages/server/db/errors.ts";
import { createLog } from "#packages/server/log.ts";
import { type Closing, endAll } from "./end-all.ts";
import { exitOnlyWhenTold } from "./exit-only-when-told.ts";
import { outliving } from "./outliving.ts";
import type { Part } from "./serve.ts";

const disableDemo = "--disable-demo";

/** What ends a server waits so long for it, or a little longer, before it kills it; half a minute of it is a request's (`leave`). */
const endsWithinMs = 35_000;
const endsWithinEachMs = 3_000;

const isPart = (word: string | undefined): word is Part => word === undefined || word === "server" || word === "worker";

/** Nothing is started on words that mean nothing: a mistyped `--disable-demo` would pass unseen. */
function readWords(words: readonly string[]): { part: Part; disable: boolean } {
  const [part, ...others] = words.filter((word) => word !== disableDemo);
  if (others.length > 0 || !isPart(part)) {
    throw new ConfigError(
      `${words.join(" ")} should be server, worker or empty, with ${disableDemo} as the only option.`,
    );
  }
  return { part, disable: words.includes(disableDemo) };
}

/** Read only where it is asked for: its modules take a fifth of a second. */
async function trackErrors(telemetry: Config["telemetry"]) {
  const { trackErrors: track } = await import("#packages/server/telemetry/error-tracking.ts");
  return track(telemetry);
}

/** Server and worker in one process, or one of them: `main.ts`, `main.ts server`, `main.ts worker`. */
export async function run(words: readonly string[]): Promise<void> {
  const { part, disable } = readWords(words);
  const config = readConfig();
  const tracking = config.telemetry.endpoint ? await trackErrors(config.telemetry) : null;
  const log = createLog(config.logLevel, tracking);
  const closing: Closing = tracking ? [{ what: "error tracking", end: () => tracking.close() }] : [];

  let stopping: Promise<void> | null = null;
  /** Asked for more than once by one Ctrl-C (the terminal's and the start script's signal); done once. */
  function stop(): Promise<void> {
    stopping ??= endAll(closing, log, {
      allMs: config.drainSeconds * 1000 + endsWithinMs,
      eachMs: endsWithinEachMs,
    });
    return stopping;
  }
  const end = () => void stop().then(() => process.exit(0));
  process.on("unhandledRejection", outliving(log));
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  process.once("disconnect", end);
  exitOnlyWhenTold(log, () => stopping !== null);

  try {
    // Its many modules are read while PostgreSQL starts.
    const database = await connectDatabase(config, log, () => void import("./serve.ts"));
    closing.push({ what: "PostgreSQL", end: database.stop });
    const { serve } = await import("./serve.ts");
    await serve({ part, config, log, database, disable, closing });
  } catch (error) {
    await stop();
    if (error instanceof StartError || !isUnavailable(error)) throw error;
    throw new StartError(
      `The database connection was lost during the start (${(error as Error).message}). Start again when the database is available.`,
    );
  }
}
