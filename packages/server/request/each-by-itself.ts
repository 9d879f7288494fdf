import type { Log } from "../log.ts";

/**
 * For what comes round by the clock: does the same for each, one after the other, each whole by itself. One that fails is
 * logged and keeps no other from it; in the end the job fails, so that it comes again and somebody sees it.
 */
export async function eachByItself<Row>(
  rows: Iterable<Row>,
  log: Pick<Log, "error">,
  act: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await act(row);
    } catch (error) {
      failures.push(error);
      log.error({ err: error }, "one of several tasks failed");
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of several tasks failed`);
  if (failures.length === 1) throw failures[0];
}
