import { sql } from "kysely";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { whatIfGivenUpAfter } from "../domain/what-if-questions.ts";

/**
 * Records a failed step in its own transaction. Returns whether the replay must not be retried. Only consecutive
 * failures count: a successful step resets the count.
 */
export async function countFailure({ db, clock }: Services, chain: Chain, whatIfId: number): Promise<boolean> {
  const isLast = sql`failures + 1 >= ${whatIfGivenUpAfter}`;
  const row = await db.inChain(chain.id, (trx) =>
    trx
      .updateTable("what_if")
      .set({
        failures: sql`failures + 1`,
        state: sql`case when ${isLast} then 'FAILED' else state end`,
        through_member: sql`case when ${isLast} then null else through_member end`,
        moved_at: clock(),
      })
      .where("id", "=", whatIfId)
      .where("state", "=", sql.lit("RUNNING"))
      .returning("state")
      .executeTakeFirst(),
  );
  // If the question was removed meanwhile, there is nothing to retry.
  return row?.state !== "RUNNING";
}
