import fc from "fast-check";

/**
 * An event of a club that plans complete visits and returns, as plain data. `member` and `which` are indexes among the
 * present targets, the latest first, modulo their number; without a target nothing happens.
 */
export type VisitEvent =
  | {
      kind: "VISIT";
      member: number;
      amountOre: number | null;
      /** The coupons to use: 0 is the reward, 1 the value coupon. */
      coupons: number[];
      stamps: readonly [number, number];
      rewards: boolean;
    }
  /** A return: `percent` is the share of the amount not returned yet; 100 also returns everything else of the visit. */
  | { kind: "RETURN"; which: number; percent: number }
  | { kind: "CANCEL"; which: number }
  | { kind: "CORRECT"; member: number; points: number }
  | { kind: "VOID_CORRECTION"; which: number }
  | { kind: "DEDUCT"; member: number; points: number }
  | { kind: "RESTORE"; which: number }
  | { kind: "INVITE"; amountOre: number | null; stamps: readonly [number, number] }
  /** The guest who was invited first joins, with the pending purchases that have not expired. */
  | { kind: "JOIN" }
  /** Erases a member; the rows stay without an owner. */
  | { kind: "ERASE"; member: number }
  | { kind: "RULES"; active: boolean; rate: number; months: number; countedFrom: number | null }
  | { kind: "PRICE"; points: number }
  | { kind: "DAYS"; days: number };

const member = fc.constantFrom(0, 0, 0, 1, 2);
const which = fc.nat(30);
const amountOre = fc.oneof(fc.constantFrom(null, 10_000, 5_000, 9_999), fc.integer({ min: 100, max: 20_000 }));
const some = fc.constantFrom(0, 0, 0, 1, 1, 2, 3);
const stamps = fc.tuple(some, some);
const points = fc.integer({ min: 1, max: 150 });

const of = <K extends VisitEvent["kind"]>(
  kind: K,
  weight: number,
  fields: { [P in Exclude<keyof Extract<VisitEvent, { kind: K }>, "kind">]: fc.Arbitrary<unknown> },
) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant(kind), ...fields }) as unknown as fc.Arbitrary<VisitEvent>,
});

const coupons = fc.constantFrom([], [], [], [0], [0], [1], [0, 1], [0, 0], [1, 1]);
const visit = of("VISIT", 40, { member, amountOre, coupons, stamps, rewards: fc.boolean() });

const event: fc.Arbitrary<VisitEvent> = fc.oneof(
  visit,
  of("RETURN", 18, { which, percent: fc.constantFrom(100, 100, 100, 50, 33, 1) }),
  of("CANCEL", 6, { which }),
  of("CORRECT", 2, { member, points }),
  of("VOID_CORRECTION", 2, { which }),
  of("DEDUCT", 3, { member, points }),
  of("RESTORE", 3, { which }),
  of("INVITE", 4, { amountOre, stamps }),
  of("JOIN", 4, {}),
  of("ERASE", 1, { member }),
  of("RULES", 3, {
    active: fc.nat(5).map((one) => one > 0),
    rate: fc.constantFrom(100, 50, 33, 150, 1000),
    months: fc.constantFrom(1, 2, 12),
    countedFrom: fc.constantFrom(null, null, 0, 1, -20),
  }),
  of("PRICE", 2, { points: fc.integer({ min: 10, max: 90 }) }),
  of("DAYS", 8, { days: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 26, max: 40 })) }),
);

export const visitHistory = (maxLength = 40): fc.Arbitrary<VisitEvent[]> => fc.array(event, { maxLength, size: "max" });

/** Generates visits of one member on days without any expiry; `days` pass before each. */
export const visitsOfSomeDays: fc.Arbitrary<{ days: number; visit: Extract<VisitEvent, { kind: "VISIT" }> }[]> =
  fc.array(
    fc.record({
      days: fc.constantFrom(0, 0, 1),
      visit: visit.arbitrary.map((one) => ({ ...one, member: 0 }) as Extract<VisitEvent, { kind: "VISIT" }>),
    }),
    { minLength: 1, maxLength: 8 },
  );
