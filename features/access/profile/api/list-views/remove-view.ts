import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { findOwnView } from "./queries.ts";

/** Removes a view. Refuses with NOT_FOUND or NO_ACCESS. */
export async function removeView({ db }: Services, { chain, actor, params }: Call<"removeView">) {
  await db.inChain(chain.id, async (trx) => {
    const { id } = await findOwnView(trx, actor, params.id, false);
    await trx.deleteFrom("list_view").where("id", "=", id).execute();
  });
}
