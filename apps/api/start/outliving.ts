import { isUnavailable } from "#packages/server/db/errors.ts";
import type { Log } from "#packages/server/log.ts";

/**
 * Handles unhandled rejections. A lost database does not end the process, because callers get the error and retry. Any
 * other error is a program fault and ends it.
 */
export const outliving = (log: Log) => (error: unknown) => {
  if (!isUnavailable(error)) throw error;
  log.error({ err: error }, "unhandled error: the database is unavailable");
};
