import { type Kysely, sql } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { type CheckedScope, chainIdsOf } from "./scope.ts";

export interface MemberViolation {
  chain_id: number;
  member_id: number;
  problem: string;
}

const membersAtOnce = 1_000;

interface Looked {
  member_id: number;
}

/** Selects the clubs to check: all, or those of a scope. */
export function readChains(db: Kysely<DB>, scope: CheckedScope | null) {
  const chains = db.selectFrom("chain").select(["id", "time_zone"]).orderBy("id");
  return (scope ? chains.where("id", "=", sql<number>`any(${chainIdsOf(scope)}::bigint[])`) : chains).execute();
}

/**
 * Visits every member of every chain in scope, in batches. `read` returns the next members by id, and `problemsOf` the
 * problems of one member.
 */
export async function eachMember<Row extends Looked>(
  db: Kysely<DB>,
  scope: CheckedScope | null,
  read: (db: Kysely<DB>, chainId: number, after: number, limit: number) => Promise<Row[]>,
  problemsOf: (row: Row, timeZone: string) => string[],
): Promise<MemberViolation[]> {
  const violations: MemberViolation[] = [];
  for (const { id: chain_id, time_zone } of await readChains(db, scope)) {
    let rows: Row[];
    let after = 0;
    do {
      rows = await read(db, chain_id, after, membersAtOnce);
      for (const row of rows) {
        for (const problem of problemsOf(row, time_zone))
          violations.push({ chain_id, member_id: row.member_id, problem });
      }
      after = rows.at(-1)?.member_id ?? after;
    } while (rows.length === membersAtOnce);
  }
  return violations;
}
