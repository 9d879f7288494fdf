import { fieldOf, firstText, hundredthsOf, listOf, momentOf, oreOf, sumOf, textOf } from "./payload.ts";
import {
  cancellation,
  clubCurrency,
  numberMax,
  type OrderProblem,
  type ReadOrder,
  type ShopPurchase,
  type ShopRefunds,
} from "./shop-order.ts";

const topics: ReadonlySet<string> = new Set(["order.created", "order.updated", "order.restored"]);

/** Statuses of orders that are not paid. Plugins add statuses of their own for paid orders. */
const unpaidStatuses: ReadonlySet<unknown> = new Set([
  "pending",
  "on-hold",
  "failed",
  "trash",
  "auto-draft",
  "checkout-draft",
]);

const withTax = (line: unknown): number =>
  hundredthsOf(fieldOf(line, "total")) + hundredthsOf(fieldOf(line, "total_tax"));

/** Sums the goods after coupons with VAT. A negative fee is a discount; other fees and shipping are no goods. */
function amountIn(payload: unknown): number {
  const goods = listOf(payload, "line_items").map(withTax);
  const discounts = listOf(payload, "fee_lines").map((fee) => Math.min(0, withTax(fee)));
  return Math.max(0, oreOf(sumOf([...goods, ...discounts])));
}

/** Returns when the order was paid: times in GMT come without an offset, and others in the shop's time zone. */
function paidAtIn(payload: unknown, timeZone: string): Temporal.Instant | null {
  const gmt = firstText(fieldOf(payload, "date_paid_gmt"), fieldOf(payload, "date_completed_gmt"));
  if (gmt !== null) return momentOf(gmt, "UTC");
  return momentOf(firstText(fieldOf(payload, "date_paid"), fieldOf(payload, "date_completed")), timeZone);
}

/** Reads the refunds of an order. A summary has only the total of each, so its shipping counts as goods. */
function refundsIn(payload: unknown): ShopRefunds {
  const entries = listOf(payload, "refunds").flatMap((refund) => {
    const id = textOf(fieldOf(refund, "id"));
    const goods = oreOf(Math.abs(hundredthsOf(fieldOf(refund, "total"))));
    return id === null ? [] : [[id, { goods, tax: 0, discrepancy: 0 }] as const];
  });
  return Object.fromEntries(entries);
}

function purchaseIn(payload: unknown, paidAt: Temporal.Instant): ShopPurchase | OrderProblem {
  if (fieldOf(payload, "currency") !== clubCurrency) return { ok: false, code: "OTHER_CURRENCY", field: null };
  const billing = fieldOf(payload, "billing");
  return {
    ok: true,
    amountOre: amountIn(payload),
    addsTax: false,
    paidAt,
    contact: {
      email: textOf(fieldOf(billing, "email")),
      phone: textOf(fieldOf(billing, "phone")),
      membershipNumber: null,
    },
  };
}

/** Reads a webhook of WooCommerce about an order. `timeZone`: of times without GMT, which old versions send. */
export function readWooCommerce(topic: string, payload: unknown, timeZone: string): ReadOrder {
  if (!topics.has(topic)) return { ok: false, reason: "OTHER_TOPIC" };
  const id = textOf(fieldOf(payload, "id"));
  if (id === null || !Array.isArray(fieldOf(payload, "line_items"))) {
    return { ok: false, reason: "NOT_AN_ORDER", field: null };
  }
  const status = fieldOf(payload, "status");
  const paidAt = paidAtIn(payload, timeZone);
  if (paidAt === null || unpaidStatuses.has(status)) return { ok: false, reason: "NOT_PAID" };
  return {
    ok: true,
    order: {
      // Ids of orders start at 1 in each shop; their key is random.
      key: `${id} ${textOf(fieldOf(payload, "order_key")) ?? ""}`,
      number: (textOf(fieldOf(payload, "number")) ?? id).slice(0, numberMax),
      purchase: purchaseIn(payload, paidAt),
      refunds: { ...refundsIn(payload), ...(status === "cancelled" && cancellation) },
      isTest: false,
    },
  };
}
