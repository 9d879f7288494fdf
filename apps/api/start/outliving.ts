import { isUnavailable } from "#packages/server/db/errors.ts";
import type { Log } from "#packages/server/log.ts";

/**
 * For errors that nobody waited for. That the database went away ends nothing: whoever asked it hears so, and asks again.
 * Any other is a fault of the program's, which ends it as ever.
 */
export const outliving = (log: Log) => (error: unknown) => {
  if (!isUnavailable(error)) throw error;
  log.error({ err: error }, "unhandled error: the database is unavailable");
};
