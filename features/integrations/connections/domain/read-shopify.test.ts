import { describe, expect, test } from "vitest";
import { parsePayload } from "./payload.ts";
import { readShopify } from "./read-shopify.ts";
import type { ReadOrder, ShopOrder } from "./shop-order.ts";
import { asSent, shopifyOrder, shopifyRefund } from "./shop-samples.fixture.ts";

function read(sample: unknown, topic = "orders/paid"): ReadOrder {
  const payload = parsePayload(asSent(sample));
  if (!payload.ok) throw new Error("the sample is no JSON");
  return readShopify(topic, payload.value, false);
}

function orderIn(read: ReadOrder): ShopOrder {
  if (!read.ok) throw new Error(read.reason);
  return read.order;
}

const paidOrder = { ...shopifyOrder, financial_status: "paid", cancelled_at: null, currency: "SEK", test: false };
const line = { price: "100.00", quantity: 1, gift_card: false, tax_lines: [], discount_allocations: [] };
const amountOf = (order: object) => {
  const { purchase } = orderIn(read({ ...paidOrder, ...order }));
  return purchase?.ok ? purchase.amountOre : purchase?.code;
};

describe("Shopify’s sample of orders/paid", () => {
  test("is no purchase as published, because its payment is voided", () => {
    expect(read(shopifyOrder)).toEqual({ ok: false, reason: "NOT_PAID" });
  });

  test("is a purchase of its goods without shipping once it is paid in kronor", () => {
    expect(orderIn(read(paidOrder))).toEqual({
      key: "820982911946154508",
      number: "#9999",
      purchase: {
        ok: true,
        amountOre: 36_997,
        addsTax: true,
        paidAt: Temporal.Instant.from("2022-01-01T00:00:00Z"),
        contact: { email: "jon@example.com", phone: "555-555-SHIP", membershipNumber: null },
      },
      refunds: {},
      isTest: false,
    });
  });

  test("is a test if the shop says so", () => {
    expect(orderIn(read({ ...paidOrder, test: true })).isTest).toBe(true);
    expect(orderIn(readShopify("orders/paid", paidOrder, true)).isTest).toBe(true);
  });

  test("is refused in its own currency", () => {
    expect(amountOf({ currency: "USD" })).toBe("OTHER_CURRENCY");
  });
});

describe("the amount of a Shopify order", () => {
  test("is after discounts of the line and of the order", () => {
    const discounted = { ...line, quantity: 3, discount_allocations: [{ amount: "30.00" }, { amount: "7.50" }] };
    expect(amountOf({ line_items: [discounted, line] })).toBe(36_250);
    const withoutAllocations = { price: "100.00", quantity: 1, total_discount: "5.00" };
    expect(amountOf({ line_items: [withoutAllocations] })).toBe(9_500);
  });

  test("includes VAT, whether or not prices do", () => {
    const taxed = { ...line, tax_lines: [{ price: "20.00" }, { price: "5.00" }] };
    expect(amountOf({ line_items: [taxed], taxes_included: false })).toBe(12_500);
    expect(amountOf({ line_items: [taxed], taxes_included: true })).toBe(10_000);
  });

  test("excludes gift cards and tips", () => {
    const giftCard = { ...line, gift_card: true };
    const tips = [
      { ...line, tip: { payment_gateway: "shopify_payments" } },
      { ...line, tip_payment_gateway: null },
    ];
    expect(amountOf({ line_items: [line, giftCard, ...tips] })).toBe(10_000);
  });
});

describe("a refund of Shopify", () => {
  const refunded = (refund: object) => orderIn(read({ ...shopifyRefund, ...refund }, "refunds/create")).refunds;

  test("belongs to its order and has the goods of the sample", () => {
    expect(orderIn(read(shopifyRefund, "refunds/create"))).toEqual({
      key: "820982911946154508",
      number: "",
      purchase: null,
      refunds: { "890088186047892319": { goods: 8_999, tax: 0, discrepancy: 0 } },
      isTest: false,
    });
  });

  test("is the same in the order’s own list", () => {
    const order = orderIn(read({ ...paidOrder, refunds: [shopifyRefund] }));
    expect(order.refunds).toEqual(refunded({}));
  });

  test("excludes shipping and gift cards, and has money beyond its goods as a discrepancy", () => {
    const refund_line_items = [
      { subtotal: 100, total_tax: 25, line_item: line },
      { subtotal: 500, total_tax: 0, line_item: { ...line, gift_card: true } },
    ];
    const order_adjustments = [
      { kind: "shipping_refund", amount: "-49.00", tax_amount: "-12.25" },
      { kind: "refund_discrepancy", amount: "-50.00", tax_amount: "0.00" },
    ];
    expect(Object.values(refunded({ refund_line_items, order_adjustments }))).toEqual([
      { goods: 10_000, tax: 2_500, discrepancy: -5_000 },
    ]);
  });
});

describe("a webhook of Shopify", () => {
  test("of a cancelled order that was paid refunds everything", () => {
    const order = orderIn(read({ ...paidOrder, cancelled_at: "2021-12-31T19:00:00-05:00" }, "orders/cancelled"));
    expect(Object.keys(order.refunds)).toEqual(["cancelled"]);
  });

  test("of another topic is ignored, and without an order is unreadable", () => {
    expect(read(paidOrder, "products/update")).toEqual({ ok: false, reason: "OTHER_TOPIC" });
    for (const sample of [null, [], "text", 7, {}, { id: 1 }]) {
      expect(read(sample)).toEqual({ ok: false, reason: "NOT_AN_ORDER", field: null });
      expect(read(sample, "refunds/create")).toMatchObject({ ok: false, reason: "NOT_AN_ORDER" });
    }
  });
});
