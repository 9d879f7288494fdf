import { isDeadlock } from "../errors.ts";

/** The runs of an act in total. Each end of a deadlock costs its waiters a second or two. */
const runs = 3;

/**
 * Runs a transaction again if the database ended it to break a deadlock: the transaction changed nothing, and the other
 * one has finished. Citus locks every row of a replicated table for one row, so acts on two clubs may deadlock there.
 */
export async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run++) {
    try {
      return await transaction();
    } catch (error) {
      if (run === runs || !isDeadlock(error)) throw error;
    }
  }
}
