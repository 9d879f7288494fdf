import { describe, expect, test } from "vitest";
import { readWooCommerce } from "./read-woocommerce.ts";
import type { ShopOrder } from "./shop-order.ts";
import { wooOrder, wooRefunds } from "./shop-samples.fixture.ts";

const read = (order: unknown, topic = "order.updated") => readWooCommerce(topic, order, "Europe/Stockholm");
const inKronor = { ...wooOrder, currency: "SEK" };

function orderIn(order: object): ShopOrder {
  const result = read({ ...inKronor, ...order });
  if (!result.ok) throw new Error(result.reason);
  return result.order;
}

const amountOf = (order: object) => {
  const { purchase } = orderIn(order);
  return purchase?.ok ? purchase.amountOre : purchase?.code;
};

describe("WooCommerce’s documented order", () => {
  test("is a purchase of its goods with VAT and without shipping", () => {
    expect(orderIn({})).toEqual({
      key: "727 wc_order_58d2d042d1d",
      number: "727",
      purchase: {
        ok: true,
        amountOre: 1_935,
        addsTax: false,
        paidAt: Temporal.Instant.from("2017-03-22T19:28:08Z"),
        contact: { email: "john.doe@example.com", phone: "(555) 555-5555", membershipNumber: null },
      },
      refunds: {},
      isTest: false,
    });
  });

  test("is refused in its own currency", () => {
    expect(amountOf({ currency: "USD" })).toBe("OTHER_CURRENCY");
  });

  test("has the documented refunds as positive amounts by their ids", () => {
    expect(orderIn({ refunds: wooRefunds }).refunds).toEqual({
      724: { goods: 900, tax: 0, discrepancy: 0 },
      726: { goods: 1_000, tax: 0, discrepancy: 0 },
    });
  });
});

describe("a WooCommerce order", () => {
  test("subtracts negative fees, which are discounts, and excludes other fees", () => {
    const fee_lines = [
      { total: "-2.00", total_tax: "-0.50" },
      { total: "5.00", total_tax: "1.25" },
    ];
    expect(amountOf({ fee_lines })).toBe(1_685);
  });

  test("sums prices with four decimals before it rounds", () => {
    const line_items = Array.from({ length: 3 }, () => ({ total: "3.3333", total_tax: "0.8333" }));
    expect(amountOf({ line_items })).toBe(1_250);
  });

  test("is not paid without a time of payment, or in an unpaid status", () => {
    const unpaid = { date_paid: null, date_paid_gmt: null };
    expect(read({ ...inKronor, ...unpaid })).toEqual({ ok: false, reason: "NOT_PAID" });
    for (const status of ["pending", "on-hold", "failed", "trash"]) {
      expect(read({ ...inKronor, status })).toEqual({ ok: false, reason: "NOT_PAID" });
    }
    expect(read({ ...inKronor, ...unpaid, status: "cancelled" })).toEqual({ ok: false, reason: "NOT_PAID" });
  });

  test("is paid when it was completed, and in a status of a plugin", () => {
    const completed = { date_paid: null, date_paid_gmt: null, date_completed_gmt: "2017-03-21T19:54:51" };
    expect(orderIn({ ...completed, status: "completed" }).purchase).toMatchObject({
      paidAt: Temporal.Instant.from("2017-03-21T19:54:51Z"),
    });
    expect(amountOf({ status: "shipped" })).toBe(1_935);
  });

  test("of an old version is paid at its time in the shop’s time zone", () => {
    const { purchase } = orderIn({ date_paid_gmt: null });
    expect(purchase).toMatchObject({ paidAt: Temporal.Instant.from("2017-03-22T15:28:08Z") });
  });

  test("that was cancelled after its payment refunds everything", () => {
    expect(Object.keys(orderIn({ status: "cancelled" }).refunds)).toEqual(["cancelled"]);
  });

  test("of another topic is ignored, and without lines is unreadable", () => {
    expect(read(inKronor, "product.updated")).toEqual({ ok: false, reason: "OTHER_TOPIC" });
    expect(read({ id: 727 }, "order.deleted")).toEqual({ ok: false, reason: "OTHER_TOPIC" });
    for (const body of [null, {}, { id: 727 }]) expect(read(body)).toMatchObject({ reason: "NOT_AN_ORDER" });
  });
});
