import { sql, type Transaction } from "kysely";
import { roleLocalMerchant } from "#packages/domain/access/roles.ts";
import { mayChangeView } from "#packages/domain/list-views.ts";
import type { Build } from "#packages/server/db/build.ts";
import { nameOrder } from "#packages/server/db/sorted.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { StaffActor } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";

/** Selects a user's own views and shared ones. */
export function selectViews(db: Build, accountId: number) {
  return db
    .selectFrom("list_view")
    .select(["id", "list", "name", "search", "shared"])
    .select((eb) => eb("account_id", "=", accountId).as("own"))
    .where((eb) => eb.or([eb("account_id", "=", accountId), eb("shared", "=", sql.lit(true))]))
    .orderBy(nameOrder("name"))
    .orderBy("id");
}

export const sharesViews = ({ role }: StaffActor): boolean => role !== roleLocalMerchant;

/** Finds a view to change. Refuses with NOT_FOUND for an unknown view, and NO_ACCESS if the user may not change it. */
export async function findOwnView(trx: Transaction<DB>, actor: StaffActor, id: number, becomesShared: boolean) {
  const view = await selectViews(trx, actor.accountId).where("id", "=", id).executeTakeFirst();
  if (!view) return refuse("NOT_FOUND");
  if (!mayChangeView({ ...view, own: Boolean(view.own) }, sharesViews(actor), becomesShared))
    return refuse("NO_ACCESS");
  return view;
}
