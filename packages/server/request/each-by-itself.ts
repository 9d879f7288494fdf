import type { Log } from "../log.ts";

/**
 * Processes rows one after the other, for scheduled jobs. A row's failure is logged and does not stop the other rows.
 * In the end the job fails, so that it is retried and noticed.
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
