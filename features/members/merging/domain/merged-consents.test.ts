import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChannelConsent, mergedConsent, unmergedConsent } from "./merged-consents.ts";

/** A channel never has both a consent and a refusal. */
const membership = fc.constantFrom<ChannelConsent[]>(
  { given: true, optedOut: false },
  { given: false, optedOut: false },
  { given: false, optedOut: true },
);

test("a refusal of either membership remains, regardless of how many memberships are merged", () => {
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

test("the other membership's consent does not apply to the kept member's address", () => {
  fc.assert(
    fc.property(membership, membership, (survivor, other) => {
      expect(mergedConsent(survivor, other) && !survivor.given).toBe(false);
    }),
  );
  const yes = { given: true, optedOut: false };
  expect(mergedConsent(yes, { given: false, optedOut: false })).toBe(true);
});

test("an undo restores each consent unless it was refused in the meantime", () => {
  fc.assert(
    fc.property(fc.boolean(), (before) => {
      expect(unmergedConsent(before, false)).toBe(before);
      expect(unmergedConsent(before, true)).toBe(false);
    }),
  );
});
