import { viewSearch, viewsAtMost } from "#packages/domain/list-views.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { sharesViews } from "./queries.ts";

/** Stores the current view of a list, for the user or for all staff. Refuses with NO_ACCESS or TOO_MANY_VIEWS. */
export async function createView({ db }: Services, { chain, actor, body, now }: Call<"createView">) {
  if (body.shared && !sharesViews(actor)) return refuse("NO_ACCESS");
  const { list, name, shared } = body;
  const search = viewSearch(body.search);
  return db.inChain(chain.id, async (trx) => {
    const { count } = await trx
      .selectFrom("list_view")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("account_id", "=", actor.accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= viewsAtMost) return refuse("TOO_MANY_VIEWS");
    const { id } = await trx
      .insertInto("list_view")
      .values({ chain_id: chain.id, account_id: actor.accountId, list, name, search, shared, made_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, list, name, search, shared, own: true };
  });
}
