import fc from "fast-check";
import type {
  Condition,
  ConditionKind,
  ConditionOf,
  Selection,
} from "#features/messages/selections/domain/selection.ts";

/** The ids of a generated club's entities. */
export interface Things {
  locationIds: readonly number[];
  categoryIds: readonly number[];
  campaignIds: readonly number[];
  stampCardIds: readonly number[];
  couponIds: readonly number[];
}

export const cities = ["Malmö", "MALMÖ ", "Lund", "Åre", ""] as const;
export const zipCodes = ["211 34", "21134", "212 00", "75001", ""] as const;

const some = (ids: readonly number[], minLength: 0 | 1 = 1) => fc.subarray([...ids], { minLength });
const has = fc.boolean();

/** Generates a range with one end or both, in ascending order. */
const range = (high: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: high }), fc.integer({ min: 0, max: high }), fc.constantFrom("both", "min", "max"))
    .map(([one, other, ends]) => ({
      min: ends === "max" ? null : Math.min(one, other),
      max: ends === "min" ? null : Math.max(one, other),
    }));
const dates = fc.tuple(range(500), fc.constant(Temporal.PlainDate.from("2025-01-01"))).map(([{ min, max }, first]) => ({
  from: min === null ? null : first.add({ days: min }).toString(),
  to: max === null ? null : first.add({ days: max }).toString(),
}));
const month = fc
  .integer({ min: 0, max: 30 })
  .map((n) => Temporal.PlainYearMonth.from("2024-06").add({ months: n }).toString());
const period = fc.oneof(
  fc.constant(null),
  // Totals stored for a member cover the last twelve months.
  fc.record({ months: fc.oneof(fc.integer({ min: 1, max: 14 }), fc.constantFrom(12, 13)) }),
  fc.tuple(month, month).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one })),
);

type Fields<Kind extends ConditionKind> = fc.Arbitrary<Omit<ConditionOf<Kind>, "kind">>;

/** Every kind of condition, with values that split the members of a generated club. */
const fieldsOf = (things: Things): { [Kind in ConditionKind]: Fields<Kind> } => {
  const { locationIds, categoryIds, campaignIds, stampCardIds, couponIds } = things;
  const bought = { locationIds: some(locationIds, 0), period };
  return {
    HOME_LOCATION: fc.record({ locationIds: some(locationIds) }),
    GENDER: fc.record({ genders: fc.subarray(["FEMALE", "MALE", "OTHER", "UNKNOWN"] as const, { minLength: 1 }) }),
    AGE: range(60),
    BIRTHDAY_MONTH: fc.constant({}),
    BIRTHDAY_SOON: fc.record({ days: fc.integer({ min: 0, max: 60 }) }),
    CITY: fc.record({ cities: fc.subarray(["malmö", "Lund", "ÅRE"], { minLength: 1 }) }),
    POST_CODE: fc.record({ codes: fc.subarray(["2113", "212", "7"], { minLength: 1 }) }),
    REGISTERED: dates,
    NEW_MEMBER: fc.record({ days: fc.integer({ min: 1, max: 400 }) }),
    LANGUAGE: fc.record({ languages: fc.subarray(["sv", "en", "fr"] as const, { minLength: 1 }) }),
    HAS_EMAIL: fc.record({ has }),
    HAS_PHONE: fc.record({ has }),
    CONSENT: fc.record({ channel: fc.constantFrom("EMAIL" as const, "SMS" as const), has }),
    PURCHASED_AT: fc.record({ locationIds: some(locationIds), period }),
    PURCHASES: fc
      .tuple(range(4), fc.record(bought))
      .map(([ends, conditionFields]) => ({ ...ends, ...conditionFields })),
    AMOUNT: fc.tuple(range(400), fc.record(bought)).map(([ends, conditionFields]) => ({ ...ends, ...conditionFields })),
    LATEST_PURCHASE: dates,
    DAYS_SINCE_PURCHASE: range(500),
    BOUGHT_LATELY: fc.record({ months: fc.integer({ min: 1, max: 14 }), has }),
    CATEGORY: fc.record({ categoryIds: some(categoryIds), period, has }),
    CAMPAIGN: fc.record({ campaignIds: some(campaignIds), period, has }),
    POINTS: range(200),
    EXPIRING_POINTS: fc.record({
      points: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 50, max: 600 })),
      days: fc.oneof(fc.integer({ min: 0, max: 365 }), fc.constantFrom(0, 1, 2, 29, 30, 31, 60)),
    }),
    STAMPS: fc
      .tuple(range(9), fc.constantFrom(...stampCardIds))
      .map(([ends, stampCardId]) => ({ ...ends, stampCardId })),
    UNUSED_REWARD: fc.record({ stampCardIds: some(stampCardIds, 0), has }),
    USED_COUPON: fc.record({ couponIds: some(couponIds), has }),
  };
};

/** Generates one condition of each kind, and selections of up to four parts with groups. */
export function anySelection(things: Things) {
  const fields = fieldsOf(things);
  const kinds = Object.keys(fields) as ConditionKind[];
  const of = (kind: ConditionKind): fc.Arbitrary<Condition> =>
    (fields[kind] as fc.Arbitrary<object>).map((conditionFields) => ({ kind, ...conditionFields }) as Condition);
  const condition = fc.constantFrom(...kinds).chain(of);
  const match = fc.constantFrom("ALL" as const, "ANY" as const);
  const group = fc.record({ match, conditions: fc.array(condition, { minLength: 1, maxLength: 3 }) });
  const parts = fc.array(fc.oneof({ weight: 3, arbitrary: condition }, { weight: 1, arbitrary: group }), {
    minLength: 1,
    maxLength: 4,
  });
  const selection: fc.Arbitrary<Selection> = fc.record({ version: fc.constant(1 as const), match, conditions: parts });
  const single = (kind: ConditionKind): fc.Arbitrary<Selection> =>
    of(kind).map((each) => ({ version: 1, match: "ALL", conditions: [each] }));
  return { kinds, single, selection };
}
