import { sql, type Transaction } from "kysely";
import { pageSize } from "#packages/domain/limits.ts";
import type { Build } from "#packages/server/db/build.ts";
import { stillThere, whoItIs } from "#packages/server/db/merged-member.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Cursor } from "#packages/server/request/paging.ts";
import type { ListedState, OrderState } from "../../domain/connections.ts";
import type { OrderFacts, ShopRefunds } from "../../domain/shop-order.ts";

export function selectOrders(db: Build) {
  return db
    .selectFrom("connection_order")
    .select(["connection_order.id", "connection_id", "registration_key", "number", "amount_ore", "returned_ore"])
    .select(["adds_tax", "paid_at", "state", "dry_run", "is_test", "code", "field", "purchase_id"])
    .select(["email", "phone", "membership_number", "received_at", "last_received_at", "webhooks"])
    .select(sql<ShopRefunds>`refunds`.as("refunds"));
}

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>["execute"]>>[number];

/** Selects orders with the member of their purchase. */
export const selectListedOrders = (db: Build) =>
  selectOrders(db).select((eb) =>
    eb
      .selectFrom("purchase")
      .innerJoin("member", (join) =>
        join.onRef("member.chain_id", "=", "purchase.chain_id").onRef("member.id", "=", "purchase.member_id"),
      )
      .select(whoItIs.as("id"))
      .whereRef("purchase.chain_id", "=", "connection_order.chain_id")
      .whereRef("purchase.id", "=", "connection_order.purchase_id")
      .where(stillThere)
      .as("member_id"),
  );

export type ListedOrderRow = Awaited<ReturnType<ReturnType<typeof selectListedOrders>["execute"]>>[number];

/** Selects a page of a connection's orders, the latest received first. */
export function selectOrderPage(db: Build, connectionId: number, state: ListedState | undefined, after: Cursor | null) {
  return selectListedOrders(db)
    .where("connection_id", "=", connectionId)
    .$if(state === "DRY_RUN", (q) => q.where("dry_run", "=", true))
    .$if(state !== undefined && state !== "DRY_RUN", (q) =>
      q.where("dry_run", "=", false).where("state", "=", state as OrderState),
    )
    .$if(after !== null, (q) => q.where("connection_order.id", "<", Number(after?.[0])))
    .orderBy("connection_order.id", "desc")
    .limit(pageSize + 1);
}

/** Selects the purchase that an order has become. */
export const selectPurchaseOf = (db: Build, registrationKey: string) =>
  db.selectFrom("purchase").select(["id", "amount_ore", "returned_at"]).where("registration_key", "=", registrationKey);

/** Returns the facts of a stored order. */
export const factsOf = (row: OrderRow): OrderFacts => ({
  number: row.number,
  amountOre: row.amount_ore,
  addsTax: row.adds_tax,
  paidAt: row.paid_at,
  refunds: row.refunds,
  isTest: row.is_test,
  contact: { email: row.email, phone: row.phone, membershipNumber: row.membership_number },
  problem: row.amount_ore === null && row.code !== null ? { code: row.code, field: row.field } : null,
});

/** Locks an order for a change of its facts or state. */
export const lockOrder = (trx: Transaction<DB>, id: number) =>
  selectOrders(trx).where("connection_order.id", "=", id).forUpdate("connection_order").executeTakeFirst();
