import fc from "fast-check";
import { expect, test } from "vitest";
import { afterReport, type Delivery, deliveryOf } from "./delivery-report.ts";

test("the providers' words", () => {
  expect(["delivered", "undelivered", "failed", "sent", "queued", "constructor"].map(deliveryOf)).toEqual([
    "DELIVERED",
    "UNDELIVERED",
    "UNDELIVERED",
    null,
    null,
    null,
  ]);
});

test("reports in any order, any of them twice, come to the same", () => {
  const reports = fc.array(fc.constantFrom<Delivery>("DELIVERED", "UNDELIVERED"), { minLength: 1 });
  const end = (those: Delivery[]) => those.reduce<Delivery | null>(afterReport, null);
  fc.assert(
    fc.property(reports, (those) => {
      expect(end(those.toReversed())).toBe(end(those));
      expect(end([...those, ...those])).toBe(end(those));
    }),
  );
});
