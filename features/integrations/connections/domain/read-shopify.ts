import { fieldOf, firstText, hundredthsOf, listOf, momentOf, oreOf, piecesOf, sumOf, textOf } from "./payload.ts";
import {
  cancellation,
  clubCurrency,
  numberMax,
  type OrderProblem,
  type ReadOrder,
  type ShopPurchase,
  type ShopRefund,
  type ShopRefunds,
} from "./shop-order.ts";

const paidStatuses: ReadonlySet<unknown> = new Set(["paid", "partially_refunded", "refunded"]);
const orderTopics: ReadonlySet<string> = new Set(["orders/paid", "orders/cancelled"]);

const notAnOrder: ReadOrder = { ok: false, reason: "NOT_AN_ORDER", field: null };

/** Whether a line is goods. Only tips have the field of their payment gateway, whatever its value. */
const isGoods = (line: unknown): boolean =>
  fieldOf(line, "gift_card") !== true && !fieldOf(line, "tip") && fieldOf(line, "tip_payment_gateway") === undefined;

const sumAmounts = (list: readonly unknown[], name: string): number =>
  sumOf(list.map((each) => hundredthsOf(fieldOf(each, name))));

function discountOf(line: unknown): number {
  const allocations = fieldOf(line, "discount_allocations");
  return Array.isArray(allocations) ? sumAmounts(allocations, "amount") : hundredthsOf(fieldOf(line, "total_discount"));
}

function lineAmount(line: unknown, addsTax: boolean): number {
  const price = hundredthsOf(fieldOf(line, "price")) * piecesOf(fieldOf(line, "quantity"));
  return price - discountOf(line) + (addsTax ? sumAmounts(listOf(line, "tax_lines"), "price") : 0);
}

function purchaseIn(payload: unknown): ShopPurchase | OrderProblem {
  if (fieldOf(payload, "currency") !== clubCurrency) return { ok: false, code: "OTHER_CURRENCY", field: null };
  const addsTax = fieldOf(payload, "taxes_included") !== true;
  const lines = listOf(payload, "line_items").filter(isGoods);
  const customer = fieldOf(payload, "customer");
  const billing = fieldOf(payload, "billing_address");
  return {
    ok: true,
    amountOre: Math.max(0, oreOf(sumOf(lines.map((line) => lineAmount(line, addsTax))))),
    addsTax,
    // The order was last updated by its payment; `processed_at` is when it was placed.
    paidAt: momentOf(firstText(fieldOf(payload, "updated_at"), fieldOf(payload, "processed_at")), "UTC"),
    contact: {
      email: firstText(fieldOf(payload, "email"), fieldOf(payload, "contact_email"), fieldOf(customer, "email")),
      phone: firstText(fieldOf(payload, "phone"), fieldOf(customer, "phone"), fieldOf(billing, "phone")),
      membershipNumber: null,
    },
  };
}

/** Reads a refund's goods, without shipping, gift cards and tips. */
function refundIn(payload: unknown): readonly [string, ShopRefund] | null {
  const id = textOf(fieldOf(payload, "id"));
  if (id === null) return null;
  const lines = listOf(payload, "refund_line_items").filter((line) => isGoods(fieldOf(line, "line_item")));
  const adjustments = listOf(payload, "order_adjustments").filter(
    (each) => fieldOf(each, "kind") !== "shipping_refund",
  );
  const refund = {
    goods: oreOf(sumAmounts(lines, "subtotal")),
    tax: oreOf(sumAmounts(lines, "total_tax")),
    discrepancy: oreOf(sumAmounts(adjustments, "amount") + sumAmounts(adjustments, "tax_amount")),
  };
  return [id, refund];
}

const refundsIn = (payloads: readonly unknown[]): ShopRefunds =>
  Object.fromEntries(payloads.map(refundIn).filter((entry) => entry !== null));

function readRefund(payload: unknown): ReadOrder {
  const key = textOf(fieldOf(payload, "order_id"));
  const refunds = refundsIn([payload]);
  if (key === null || Object.keys(refunds).length === 0) return notAnOrder;
  return { ok: true, order: { key, number: "", purchase: null, refunds, isTest: false } };
}

/**
 * Reads a webhook of Shopify: `orders/paid`, `orders/cancelled` or `refunds/create`. `isTest`: Shopify's test button
 * sent it.
 */
export function readShopify(topic: string, payload: unknown, isTest: boolean): ReadOrder {
  if (topic === "refunds/create") return readRefund(payload);
  if (!orderTopics.has(topic)) return { ok: false, reason: "OTHER_TOPIC" };
  const key = textOf(fieldOf(payload, "id"));
  if (key === null || !Array.isArray(fieldOf(payload, "line_items"))) return notAnOrder;
  if (!paidStatuses.has(fieldOf(payload, "financial_status"))) return { ok: false, reason: "NOT_PAID" };
  const isCancelled = textOf(fieldOf(payload, "cancelled_at")) !== null;
  return {
    ok: true,
    order: {
      key,
      number: (textOf(fieldOf(payload, "name")) ?? key).slice(0, numberMax),
      purchase: purchaseIn(payload),
      refunds: { ...refundsIn(listOf(payload, "refunds")), ...(isCancelled && cancellation) },
      isTest: isTest || fieldOf(payload, "test") === true,
    },
  };
}
