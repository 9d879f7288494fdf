import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChannelConsent, mergedConsent, unmergedConsent } from "./merged-consents.ts";

/** Nobody has both: who refused has not agreed since. */
const membership = fc.constantFrom<ChannelConsent[]>(
  { given: true, optedOut: false },
  { given: false, optedOut: false },
  { given: false, optedOut: true },
);

test("a refusal of either membership holds, however many more become one with them", () => {
  fc.assert(
    fc.property(fc.array(membership, { minLength: 1 }), membership, (others, first) => {
      let survivor = first;
      for (const other of others) {
        survivor = { given: mergedConsent(survivor, other), optedOut: survivor.optedOut || other.optedOut };
      }
      const refused = first.optedOut || others.some((other) => other.optedOut);
      expect(survivor.given && refused).toBe(false);
    }),
  );
});

test("a yes of the other membership is no yes at the kept member's address", () => {
  fc.assert(
    fc.property(membership, membership, (survivor, other) => {
      expect(mergedConsent(survivor, other) && !survivor.given).toBe(false);
    }),
  );
  const yes = { given: true, optedOut: false };
  expect(mergedConsent(yes, { given: false, optedOut: false })).toBe(true);
});

test("parted again, everybody has what they had, but for what was refused meanwhile", () => {
  fc.assert(
    fc.property(fc.boolean(), (before) => {
      expect(unmergedConsent(before, false)).toBe(before);
      expect(unmergedConsent(before, true)).toBe(false);
    }),
  );
});
