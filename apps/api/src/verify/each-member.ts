import type { Kysely } from "kysely";
import type { DB } from "../db/types.ts";

export interface MemberViolation {
  chain_id: number;
  member_id: number;
  problem: string;
}

const membersAtOnce = 1_000;

interface Looked {
  member_id: number;
}

/**
 * Goes through every member of every chain, some at a time; `read` answers those with a higher id, in order, and
 * `problemsOf` what is wrong with one of them.
 */
export async function eachMember<Row extends Looked>(
  db: Kysely<DB>,
  read: (db: Kysely<DB>, chainId: number, after: number, limit: number) => Promise<Row[]>,
  problemsOf: (row: Row, timeZone: string) => string[],
): Promise<MemberViolation[]> {
  const violations: MemberViolation[] = [];
  const chains = await db.selectFrom("chain").select(["id", "time_zone"]).orderBy("id").execute();
  for (const { id: chain_id, time_zone } of chains) {
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
