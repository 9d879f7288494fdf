import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Removes a question with its answer. A running replay ends with its next step. Refuses NOT_FOUND. */
export async function removeWhatIf({ db }: Services, { chain, params }: Call<"removeWhatIf">): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("what_if").where("id", "=", params.id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) refuse("NOT_FOUND");
  });
}
