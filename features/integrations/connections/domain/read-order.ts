import type { ConnectionKind } from "./connections.ts";
import type { OrderMapping } from "./mapping.ts";
import { fieldOf, listOf } from "./payload.ts";
import { readGeneric } from "./read-generic.ts";
import { readShopify } from "./read-shopify.ts";
import { readWooCommerce } from "./read-woocommerce.ts";
import type { ReadOrder } from "./shop-order.ts";

export interface ShopMessage {
  kind: ConnectionKind;
  /** Only generic connections have one. */
  mapping: OrderMapping | null;
  /** The shop's name of the event; generic connections have none. */
  topic: string;
  payload: unknown;
  /** Whether the shop's test button sent the message. */
  isTest: boolean;
  /** The club's. */
  timeZone: string;
}

/** Reads what a shop reports about an order. */
export function readOrder({ kind, mapping, topic, payload, isTest, timeZone }: ShopMessage): ReadOrder {
  if (kind === "SHOPIFY") return readShopify(topic, payload, isTest);
  if (kind === "WOOCOMMERCE") return readWooCommerce(topic, payload, timeZone);
  return mapping ? readGeneric(mapping, payload, timeZone) : { ok: false, reason: "OTHER_TOPIC" };
}

/** Returns the likely topic of a pasted sample. */
export function topicOf(kind: ConnectionKind, payload: unknown): string {
  if (kind === "WOOCOMMERCE") return "order.updated";
  const isRefund = fieldOf(payload, "order_id") !== undefined && listOf(payload, "refund_line_items").length > 0;
  return isRefund ? "refunds/create" : "orders/paid";
}
