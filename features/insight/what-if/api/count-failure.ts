import { sql } from "kysely";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { whatIfGivenUpAfter } from "../domain/what-if-questions.ts";

/**
 * Keeps that a step of a replay failed, in a transaction of its own; answers whether that was once too often. Failures on
 * end alone count: a step that goes well begins the count anew.
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
  // Taken away meanwhile: nothing is left to try again.
  return row?.state !== "RUNNING";
}
