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

/**
 * The milliseconds of a shutdown; supervisors wait at least this long before they kill the process. A request may use
 * half a minute of it (`leave`).
 */
const endsWithinMs = 35_000;
const endsWithinEachMs = 3_000;

const isPart = (word: string | undefined): word is Part => word === undefined || word === "server" || word === "worker";

/** Refuses unknown arguments, because a mistyped `--disable-demo` would go unnoticed. */
function readWords(words: readonly string[]): { part: Part; disable: boolean } {
  const [part, ...others] = words.filter((word) => word !== disableDemo);
  if (others.length > 0 || !isPart(part)) {
    throw new ConfigError(
      `${words.join(" ")} should be server, worker or empty, with ${disableDemo} as the only option.`,
    );
  }
  return { part, disable: words.includes(disableDemo) };
}

/** Loads error tracking only when it is configured, because its module takes a fifth of a second. */
async function trackErrors(telemetry: Config["telemetry"]) {
  const { trackErrors: track } = await import("#packages/server/telemetry/error-tracking.ts");
  return track(telemetry);
}

/** Runs server and worker in one process, or one of them: `main.ts`, `main.ts server`, `main.ts worker`. */
export async function run(words: readonly string[]): Promise<void> {
  const { part, disable } = readWords(words);
  const config = readConfig();
  const tracking = config.telemetry.endpoint ? await trackErrors(config.telemetry) : null;
  const log = createLog(config.logLevel, tracking);
  const closing: Closing = tracking ? [{ what: "error tracking", end: () => tracking.close() }] : [];

  let stopping: Promise<void> | null = null;
  /** Runs once, because one Ctrl-C sends two signals: the terminal's and the start script's. */
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
    // Loads the server's many modules while PostgreSQL starts.
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
