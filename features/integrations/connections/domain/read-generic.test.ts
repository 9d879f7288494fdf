import { describe, expect, test } from "vitest";
import { checkMapping, type OrderMapping } from "./mapping.ts";
import { readGeneric } from "./read-generic.ts";
import type { ShopOrder } from "./shop-order.ts";

const mapping: OrderMapping = {
  orderNumber: "order.number",
  amount: "order.total",
  amountUnit: "KRONOR",
  currency: "order.currency",
  time: "order.paid",
  email: "order.customer.email",
  phone: "order.addresses.0.phone",
  membershipNumber: null,
  refunded: "order.refunded",
};

const order = {
  number: 10_472,
  total: "249,50",
  currency: "sek",
  paid: "2026-11-20T14:05:00",
  customer: { email: "anna@example.com" },
  addresses: [{ phone: "070-123 45 67" }],
  refunded: null,
};

const read = (fields: object = {}, paths: Partial<OrderMapping> = {}) =>
  readGeneric({ ...mapping, ...paths }, { order: { ...order, ...fields } }, "Europe/Stockholm");

function orderIn(...changes: Parameters<typeof read>): ShopOrder {
  const result = read(...changes);
  if (!result.ok) throw new Error(result.reason);
  return result.order;
}

describe("a mapped order", () => {
  test("has its fields at dotted paths, also in lists", () => {
    expect(orderIn()).toEqual({
      key: "10472",
      number: "10472",
      purchase: {
        ok: true,
        amountOre: 24_950,
        addsTax: false,
        paidAt: Temporal.Instant.from("2026-11-20T13:05:00Z"),
        contact: { email: "anna@example.com", phone: "070-123 45 67", membershipNumber: null },
      },
      refunds: {},
      isTest: false,
    });
  });

  test.each([
    ["a number of kronor", 249.5, "KRONOR", 24_950],
    ["kronor with a point", "249.5", "KRONOR", 24_950],
    ["a number of öre", 24_950, "ORE", 24_950],
    ["öre as text", "24950", "ORE", 24_950],
  ] as const)("has an amount that is %s", (_, total, amountUnit, amountOre) => {
    expect(orderIn({ total }, { amountUnit }).purchase).toMatchObject({ ok: true, amountOre });
  });

  test("may be the sum of decimal numbers", () => {
    expect(orderIn({ total: 19.9 + 19.9 + 19.9 }).purchase).toMatchObject({ ok: true, amountOre: 5_970 });
    expect(orderIn({ total: 59.699 }).purchase).toMatchObject({ ok: false, code: "FIELD_WRONG" });
  });

  test("has a refunded amount so far", () => {
    expect(orderIn({ refunded: 49.5 }).refunds).toEqual({ total: { goods: 4_950, tax: 0, discrepancy: 0 } });
  });

  test("is paid when it arrives if its time is not mapped", () => {
    expect(orderIn({}, { time: null }).purchase).toMatchObject({ paidAt: null });
  });
});

describe("an order with a missing or wrong field", () => {
  test.each([
    ["amount", { total: undefined }, "FIELD_MISSING"],
    ["amount", { total: "mycket" }, "FIELD_WRONG"],
    ["amount", { total: -5 }, "FIELD_WRONG"],
    ["currency", { currency: "" }, "FIELD_MISSING"],
    ["time", { paid: null }, "FIELD_MISSING"],
    ["time", { paid: "i går" }, "FIELD_WRONG"],
    ["email", { customer: null, addresses: [] }, "FIELD_MISSING"],
    ["refunded", { refunded: "ja" }, "FIELD_WRONG"],
  ])("names %s in %o", (field, fields, code) => {
    expect(orderIn(fields).purchase).toEqual({ ok: false, code, field });
  });

  test("has another currency without a field", () => {
    expect(orderIn({ currency: "EUR" }).purchase).toEqual({ ok: false, code: "OTHER_CURRENCY", field: null });
  });

  test("is no order without its number", () => {
    const unreadable = { ok: false, reason: "NOT_AN_ORDER", field: "orderNumber" };
    expect(read({ number: " " })).toEqual(unreadable);
    expect(read({ number: "1".repeat(65) })).toEqual(unreadable);
    expect(readGeneric(mapping, null, "UTC")).toEqual(unreadable);
    expect(read({}, { orderNumber: "constructor.name" })).toEqual(unreadable);
  });
});

describe("a mapping", () => {
  const problems = (paths: Partial<OrderMapping>) => {
    const checked = checkMapping({ ...mapping, ...paths });
    return checked.ok ? {} : checked.fields;
  };

  test("is trimmed, and an empty optional path is none", () => {
    const checked = checkMapping({ ...mapping, amount: " order.total ", currency: " " });
    expect(checked).toEqual({ ok: true, mapping: { ...mapping, currency: null } });
  });

  test("needs an order number, an amount and one path to the buyer", () => {
    expect(problems({ orderNumber: "", amount: " " })).toEqual({ orderNumber: "REQUIRED", amount: "REQUIRED" });
    expect(problems({ email: null, phone: null })).toEqual({ email: "CONTACT_PATH_REQUIRED" });
    expect(problems({ email: null, phone: null, membershipNumber: "member" })).toEqual({});
  });

  test("consists of names separated by dots", () => {
    expect(problems({ amount: "order..total", email: "order[0].email" })).toEqual({
      amount: "PATH_WRONG",
      email: "PATH_WRONG",
    });
  });
});
