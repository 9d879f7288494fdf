import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bringsNothing, bringsToKnown, type KnownMember } from "./known-members.ts";

const channel = fc.constantFrom("EMAIL" as const, "SMS" as const);
const plan = fc.record({
  points: fc.nat(10_000),
  stamps: fc.uniqueArray(fc.record({ cardId: fc.nat(5), stamps: fc.integer({ min: 1, max: 10 }) }), {
    selector: ({ cardId }) => cardId,
  }),
  consents: fc.uniqueArray(
    fc.record({ channel, given: fc.boolean(), on: fc.constant("2024-05-01"), words: fc.constant("Ja tack") }),
    { selector: (consent) => consent.channel },
  ),
});
const standing: fc.Arbitrary<KnownMember> = fc.record({
  hasPoints: fc.boolean(),
  hasStamps: fc.boolean(),
  yesTo: fc.uniqueArray(channel),
  own: fc.boolean(),
});

describe("an existing member in an import", () => {
  const row = {
    points: 500,
    stamps: [
      { cardId: 3, stamps: 4 },
      { cardId: 5, stamps: 2 },
    ],
    consents: [{ channel: "EMAIL" as const, given: false, on: null, words: "" }],
  };
  const untouched: KnownMember = { hasPoints: false, hasStamps: false, yesTo: ["EMAIL", "SMS"], own: false };

  test("gets points and stamps when requested, and an opt-out when the row refuses", () => {
    expect(bringsToKnown(row, untouched, true)).toEqual({ points: 500, stamps: 6, optOuts: ["EMAIL"] });
    expect(bringsToKnown(row, untouched, false)).toEqual({ points: 0, stamps: 0, optOuts: ["EMAIL"] });
  });

  test("can get points from one import and stamps from another", () => {
    expect(bringsToKnown(row, { ...untouched, hasPoints: true }, true)).toMatchObject({ points: 0, stamps: 6 });
    expect(bringsToKnown(row, { ...untouched, hasStamps: true }, true)).toMatchObject({ points: 500, stamps: 0 });
  });

  test("gets no points or stamps from an import by their own account", () => {
    expect(bringsToKnown(row, { ...untouched, own: true }, true)).toEqual({ points: 0, stamps: 0, optOuts: ["EMAIL"] });
  });

  test("gets nothing from the same row again", () => {
    fc.assert(
      fc.property(plan, standing, fc.boolean(), (importPlan, before, opens) => {
        const { points, stamps, optOuts } = bringsToKnown(importPlan, before, opens);
        const after: KnownMember = {
          ...before,
          hasPoints: before.hasPoints || points > 0,
          hasStamps: before.hasStamps || stamps > 0,
          yesTo: before.yesTo.filter((each) => !optOuts.includes(each)),
        };
        expect(bringsNothing(bringsToKnown(importPlan, after, opens))).toBe(true);
      }),
    );
  });

  test("never gains a consent, and loses only a consent that the member had given", () => {
    fc.assert(
      fc.property(plan, standing, fc.boolean(), (importPlan, before, opens) => {
        const refusedChannels = importPlan.consents
          .filter((consent) => !consent.given)
          .map((consent) => consent.channel);
        for (const ended of bringsToKnown(importPlan, before, opens).optOuts) {
          expect(refusedChannels).toContain(ended);
          expect(before.yesTo).toContain(ended);
        }
      }),
    );
  });
});
