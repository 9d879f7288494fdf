import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "../db/types.ts";
import { clubChecks } from "./club-checks.ts";
import { pointChecks } from "./point-checks.ts";
import { replayAccounts } from "./replay-accounts.ts";

export const sqlChecks = [...pointChecks, ...clubChecks];
export const replayName = "every account replays, and uses what falls due first";

export interface Result {
  name: string;
  why: string;
  /** Ids and figures of what is wrong; empty when all is well. */
  violations: readonly object[];
}

/** Every check inside a transaction; each reports as it is done. */
export async function checkWithin(
  trx: Transaction<DB>,
  report: (result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  const tell = (result: Result) => {
    results.push(result);
    report(result);
  };
  for (const { name, why, sql: statement } of sqlChecks) {
    tell({ name, why, violations: (await sql.raw<object>(statement).execute(trx)).rows });
  }
  const why = "the rules of today tell from the entries alone what is kept, lot by lot, redemption by redemption";
  tell({ name: replayName, why, violations: await replayAccounts(trx) });
  return results;
}

/** All checks on one snapshot, so that a server beside it may go on selling. Reads only. */
export function runChecks(db: Kysely<DB>, report?: (result: Result) => void): Promise<Result[]> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((trx) => checkWithin(trx, report));
}
