import { type Kysely, sql, type Transaction } from "kysely";
import { unlimited } from "#packages/server/db/connections/silence.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { ApiFeature } from "#packages/server/feature.ts";
import type { Check } from "#packages/server/verify/check.ts";
import { features } from "../features.ts";
import { followPayments } from "./follow-payments.ts";
import { replayAccounts } from "./replay-accounts.ts";
import { replayCards } from "./replay-cards.ts";
import { type CheckedScope, withinScope } from "./scope.ts";

const all: readonly ApiFeature[] = Object.values(features);

export const sqlChecks: readonly Check[] = all.flatMap(({ checks }) => checks ?? []);

/** Checks that run club by club in code, because no statement can replay entries with the domain's rules. */
export const replays: {
  name: string;
  why: string;
  find: (db: Kysely<DB>, scope: CheckedScope | null) => Promise<object[]>;
}[] = [
  {
    name: "payments between lots have no cycles",
    why: "a lot whose deficit other lots paid has no points to pay with",
    find: followPayments,
  },
  {
    name: "every points account replays to the same result",
    why: "today's rules derive balances, used lots and payments from the entries only",
    find: replayAccounts,
  },
  {
    name: "every stamp card replays to the same result",
    why: "no entry takes missing stamps or pays stamps that were not owed",
    find: replayCards,
  },
];

export interface Result {
  name: string;
  why: string;
  /** Ids and figures of the violations; empty when the check holds. */
  violations: readonly object[];
}

interface Running {
  /** The clubs of one company, or one club; absent: everything. */
  scope?: CheckedScope | null | undefined;
  /** Receives each result as soon as it is available. */
  report?: (result: Result) => void;
}

async function checkWithin(trx: Transaction<DB>, { scope = null, report = () => {} }: Running): Promise<Result[]> {
  const results: Result[] = [];
  const tell = (result: Result) => {
    results.push(result);
    report(result);
  };
  for (const { name, why, sql: statement, ofInstallation } of sqlChecks) {
    const scopedStatement = scope && !ofInstallation ? withinScope(statement, scope) : statement;
    tell({ name, why, violations: (await sql.raw<object>(scopedStatement).execute(trx)).rows });
  }
  for (const { name, why, find } of replays) tell({ name, why, violations: await find(trx, scope) });
  return results;
}

/** Runs all checks on one snapshot, so that a running server may keep working. Reads only. */
export function runChecks(db: Kysely<DB>, running: Running = {}): Promise<Result[]> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      // A large installation exceeds the usual timeouts.
      await sql.raw(unlimited).execute(trx);
      return checkWithin(trx, running);
    });
}
