import fc from "fast-check";
import { expect, test } from "vitest";
import { afterReport, type Delivery, deliveryOf } from "./delivery-report.ts";

test("maps each provider status to a delivery report, or to null", () => {
  expect(["delivered", "undelivered", "failed", "sent", "queued", "constructor"].map(deliveryOf)).toEqual([
    "DELIVERED",
    "UNDELIVERED",
    "UNDELIVERED",
    null,
    null,
    null,
  ]);
});

test("reports in any order, with repeats, lead to the same state", () => {
  const reports = fc.array(fc.constantFrom<Delivery>("DELIVERED", "UNDELIVERED"), { minLength: 1 });
  const end = (deliveries: Delivery[]) => deliveries.reduce<Delivery | null>(afterReport, null);
  fc.assert(
    fc.property(reports, (deliveries) => {
      expect(end(deliveries.toReversed())).toBe(end(deliveries));
      expect(end([...deliveries, ...deliveries])).toBe(end(deliveries));
    }),
  );
});
