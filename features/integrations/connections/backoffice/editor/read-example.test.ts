import { expect, test } from "vitest";
import type { OrderMapping } from "../../domain/mapping.ts";
import { formOf, mappingOf } from "./connection-form.ts";
import { exampleOrder } from "./example-order.ts";
import { readExample } from "./read-example.ts";

const club = { timeZone: "Europe/Stockholm", now: Temporal.Instant.from("2026-11-30T12:00:00Z") };
const newMapping = mappingOf(formOf(null, []));
const read = (text: string, changed: Partial<OrderMapping> = {}) =>
  readExample(text, { ...newMapping, ...changed }, club);

test("readExample reads the example of a new mapping", () => {
  expect(read(exampleOrder)).toMatchObject({
    ok: true,
    refundedOre: 0,
    facts: { number: "1001", amountOre: 24_950, contact: { email: "anna.berg@example.com" } },
  });
});

test("readExample names the field that a message lacks or that is wrong", () => {
  expect(read("{}")).toEqual({ ok: false, reason: "FIELD_MISSING", field: "orderNumber" });
  expect(read(exampleOrder, { amount: "order.sum" })).toEqual({ ok: false, reason: "FIELD_MISSING", field: "amount" });
  expect(read(exampleOrder, { amount: "order.customer.email" })).toEqual({
    ok: false,
    reason: "FIELD_WRONG",
    field: "amount",
  });
});

test("readExample refuses wrong paths, a text that is no JSON, and another currency", () => {
  expect(read(exampleOrder, { amount: "order..total" })).toEqual({ ok: false, reason: "PATHS_WRONG" });
  expect(read("1001;249,50")).toEqual({ ok: false, reason: "NOT_JSON" });
  const inEuro = exampleOrder.replace("SEK", "EUR");
  expect(read(inEuro, { currency: "order.currency" })).toEqual({ ok: false, reason: "OTHER_CURRENCY" });
});
