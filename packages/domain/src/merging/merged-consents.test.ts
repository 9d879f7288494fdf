import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChannelConsent, mergedConsent, unmergedConsent } from "./merged-consents.ts";

/** Nobody has both: who refused has not agreed since. */
const membership = fc.constantFrom<ChannelConsent[]>(
  { given: true, optedOut: false },
  { given: false, optedOut: false },
  { given: false, optedOut: true },
);
const address = fc.constantFrom("KEPT" as const, "OTHER" as const);

test("a refusal of either holds, whichever address stays, however many more become one with them", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(membership, address), { minLength: 1 }), membership, (others, first) => {
      let kept = first;
      for (const [other, addressOf] of others) {
        const given = mergedConsent(kept, other, addressOf);
        kept = { given, optedOut: kept.optedOut || other.optedOut };
      }
      const refused = first.optedOut || others.some(([other]) => other.optedOut);
      expect(kept.given && refused).toBe(false);
    }),
  );
});

test("nobody is written to at an address whose holder did not agree to it", () => {
  fc.assert(
    fc.property(membership, membership, address, (kept, other, addressOf) => {
      const holder = addressOf === "KEPT" ? kept : other;
      expect(mergedConsent(kept, other, addressOf) && !holder.given).toBe(false);
    }),
  );
  const yes = { given: true, optedOut: false };
  expect(mergedConsent(yes, { given: false, optedOut: false }, "KEPT")).toBe(true);
});

test("parted again, everybody has what they had, but for what was refused meanwhile", () => {
  fc.assert(
    fc.property(fc.boolean(), (before) => {
      expect(unmergedConsent(before, false)).toBe(before);
      expect(unmergedConsent(before, true)).toBe(false);
    }),
  );
});
