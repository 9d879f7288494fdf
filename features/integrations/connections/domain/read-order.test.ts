import fc from "fast-check";
import { expect, test } from "vitest";
import { connectionKinds } from "./connections.ts";
import type { OrderMapping } from "./mapping.ts";
import { parsePayload } from "./payload.ts";
import { readOrder, topicOf } from "./read-order.ts";
import { mergeOrder, noFacts, refundedOre, type ShopOrder } from "./shop-order.ts";
import { asSent, shopifyOrder, shopifyRefund, wooOrder, wooRefunds } from "./shop-samples.fixture.ts";

const mapping: OrderMapping = {
  orderNumber: "id",
  amount: "total",
  amountUnit: "KRONOR",
  currency: null,
  time: "date_paid",
  email: "billing.email",
  phone: null,
  membershipNumber: null,
  refunded: "refunds.0.total",
};
const now = Temporal.Instant.from("2026-11-20T11:00:00Z");

const samples = [
  { ...shopifyOrder, financial_status: "paid", currency: "SEK", refunds: [shopifyRefund] },
  shopifyRefund,
  { ...wooOrder, currency: "SEK", refunds: wooRefunds },
].map((sample) => JSON.parse(JSON.stringify(sample)) as object);

/** Returns the paths of all values in a sample. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]))];
}

function withValue(value: unknown, [key, ...path]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], path, replacement);
  return copy;
}

const numbers = fc.oneof(fc.double(), fc.constantFrom(1e300, -1e15, "99999999999", "-1", "1e9", "NaN", "∞"));
const changedSamples = fc
  .constantFrom(...samples)
  .chain((sample) =>
    fc
      .tuple(fc.constantFrom(...pathsIn(sample)), fc.oneof(fc.jsonValue(), numbers))
      .map(([path, replacement]) => withValue(sample, path, replacement)),
  );

/** Expects that every amount and moment of an order can be stored. */
function expectStorable(order: ShopOrder): void {
  const facts = mergeOrder(noFacts, order, { isRegistered: false, now });
  for (const ore of [facts.amountOre ?? 0, refundedOre(facts)])
    expect(Number.isSafeInteger(ore) && ore >= 0).toBe(true);
  expect(refundedOre(facts)).toBeLessThanOrEqual(facts.amountOre ?? Number.MAX_SAFE_INTEGER);
  if (facts.paidAt) expect(facts.paidAt.toString()).toMatch(/^(1[89]|2\d)\d\d-/);
  expect(facts.number.length).toBeLessThanOrEqual(64);
}

test("any message is read without an error, and its order can be stored", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), changedSamples), fc.constantFrom(...connectionKinds), (message, kind) => {
      const parsed = parsePayload(JSON.stringify(message) ?? "null");
      const payload = parsed.ok ? parsed.value : null;
      for (const topic of [topicOf(kind, payload), "refunds/create", "orders/paid"]) {
        const read = readOrder({ kind, mapping, topic, payload, isTest: false, timeZone: "Europe/Stockholm" });
        if (read.ok) expectStorable(read.order);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("numbers beyond the safe range keep their digits, and broken texts are no message", () => {
  expect(parsePayload(asSent({ id: "820982911946154508", price: 1.5 }))).toEqual({
    ok: true,
    value: { id: "820982911946154508", price: 1.5 },
  });
  for (const text of ["", "{", "undefined"]) expect(parsePayload(text)).toEqual({ ok: false });
});

test("the topic of a pasted sample is recognised", () => {
  expect(topicOf("SHOPIFY", shopifyOrder)).toBe("orders/paid");
  expect(topicOf("SHOPIFY", shopifyRefund)).toBe("refunds/create");
  expect(topicOf("WOOCOMMERCE", wooOrder)).toBe("order.updated");
});
