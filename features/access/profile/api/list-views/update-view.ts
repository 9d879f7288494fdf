import { viewSearch } from "#packages/domain/list-views.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { findOwnView } from "./queries.ts";

/** Changes a view's name, filters or sharing. Refuses with NOT_FOUND or NO_ACCESS. */
export async function updateView({ db }: Services, { chain, actor, params, body }: Call<"updateView">) {
  const { name, shared } = body;
  const search = viewSearch(body.search);
  return db.inChain(chain.id, async (trx) => {
    const { id, list, own } = await findOwnView(trx, actor, params.id, shared);
    await trx.updateTable("list_view").set({ name, search, shared }).where("id", "=", id).execute();
    return { id, list, name, search, shared, own: Boolean(own) };
  });
}
