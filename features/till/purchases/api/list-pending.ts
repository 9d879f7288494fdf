import { sql } from "kysely";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import { addressBegins } from "#packages/server/db/member-search.ts";
import { byText, counted, sortedPage, sortingOf, sortsOf } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { Call, StaffActor } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { pendingColumns } from "../contract/columns.ts";

type Wanted = Pick<Call<"exportPendingPurchases">, "actor" | "query" | "day">;

/** Selects purchases still pending today at the caller's points of sale, filtered by address and point of sale. */
function pendingFrom(db: Build, { actor, query, day }: Wanted) {
  const { q, pointOfSaleId } = query;
  const own = actor.locationIds;
  return db
    .selectFrom("waiting_purchase as waiting")
    .where("waits_through", ">=", day.today)
    .$if(own !== null, (all) => all.where(sql<boolean>`waiting.location_id = any(${[...(own ?? [])]}::bigint[])`))
    .$if(pointOfSaleId !== undefined, (all) => all.where("waiting.location_id", "=", pointOfSaleId ?? 0))
    .$if(Boolean(q), (all) => all.where(addressBegins("waiting", q ?? "", actor)));
}

/** Adds the columns of the list. */
export function selectPending(db: Build, criteria: Wanted) {
  return pendingFrom(db, criteria)
    .innerJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "waiting.chain_id").onRef("location.id", "=", "waiting.location_id"),
    )
    .innerJoin("account", "account.id", "waiting.account_id")
    .select(["waiting.id", "waiting.email", "waiting.phone", "waiting.location_id", "location.name as location"])
    .select(["purchased_at", "amount_ore", "points", "waits_through", staffName().as("cashier")])
    .select(
      sql<number>`(select coalesce(sum((given->>'stamps')::int), 0)::int
        from jsonb_array_elements(waiting.asked->'stamps') as given)`.as("stamps"),
    );
}

const pendingSorts = sortsOf(pendingColumns, {
  date: { by: sql.ref("purchased_at"), type: "timestamptz" },
  contact: { ...byText(sql`coalesce(waiting.email, waiting.phone)`), tellsAddress: true },
  location: byText(sql.ref("location.name")),
  cashier: byText(staffName()),
  amount: { by: sql`coalesce(amount_ore, 0)`, type: "bigint" },
  until: byText(sql`waits_through::text`),
});

/**
 * Returns the order, the latest first by default. Refuses INVALID_INPUT for an unknown order, NO_ACCESS for one the
 * actor may not use.
 */
export const pendingOrder = (actor: StaffActor, sort = "date") => sortingOf(pendingSorts, sort, actor);

type StoredPending = Awaited<ReturnType<ReturnType<typeof selectPending>["execute"]>>[number];

export const pendingOf = (row: StoredPending) => ({
  id: row.id,
  email: row.email,
  phone: row.phone,
  pointOfSale: { id: row.location_id, name: row.location },
  cashier: row.cashier,
  dateOfPurchase: row.purchased_at.toString(),
  totalAmount: row.amount_ore === null ? null : kronorFromOre(row.amount_ore),
  points: row.points ?? 0,
  stamps: row.stamps,
  waitsThrough: row.waits_through.toString(),
});

/** Lists purchases of customers who were invited at the till and have not joined yet. */
export async function listPendingPurchases({ db }: Services, call: Call<"listPendingPurchases">) {
  const { chain, actor, query } = call;
  const [place, order] = [placeOf(query, 2), pendingOrder(actor, query.sort)];
  const [rows, [all]] = await db.read(chain.id, (q) => {
    const list = selectPending(q, call);
    return [sortedPage(list, order, sql.ref("waiting.id"), place), counted(q, list)] as const;
  });
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  return { rows: page.map(pendingOf), nextCursor, total: all?.count ?? 0 };
}
