import type { Log } from "#packages/server/log.ts";

/**
 * Ends the process with 1 when nothing keeps it alive any more although no stop was requested. Node would end it with 0,
 * which a supervisor takes for an orderly end.
 */
export function exitOnlyWhenTold(log: Log, isStopping: () => boolean): void {
  process.once("beforeExit", () => {
    if (isStopping()) return;
    log.fatal("the process ran out of work without a stop signal");
    process.exit(1);
  });
}
