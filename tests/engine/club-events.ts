import fc from "fast-check";
import type { StoredStatus } from "#features/loyalty/publishing/domain/publish-status.ts";

/** The offers with a status: cards, coupons, the campaign with the value coupon, the welcome offer. */
export const offers = ["CARD_0", "CARD_1", "REWARD", "VALUE", "WELCOME_VALUE", "CAMPAIGN", "WELCOME"] as const;
export type Offer = (typeof offers)[number];
type Pair = readonly [number, number];
/** A coupon by index: 0 is the reward, 1 the value coupon, 2 the coupon of the welcome offer. */
type CouponIndex = 0 | 1 | 2;

/**
 * An event in a club that begins with two members, two stamp cards and three coupons, as plain data. `which` is an
 * index among the present targets, the latest first, modulo their number, so that every list of events is a history. It
 * mostly selects possible targets, and sometimes any.
 */
export type ClubEvent =
  | {
      kind: "VISIT";
      member: number;
      amountOre: number | null;
      coupons: CouponIndex[];
      stamps: Pair;
      rewards: number[];
      welcome: boolean;
      campaign: boolean;
      /** Whether the visit requests everything, or only the possible part. */
      bold: boolean;
      /** Whether the request is retried with its key. */
      again: boolean;
    }
  /**
   * A return: `percent` is the share of the amount not returned yet; a bold return requests more than the remainder.
   * `keep`: the value coupons are not returned.
   */
  | {
      kind: "RETURN";
      which: number;
      percent: number;
      stamps: Pair;
      uses: boolean;
      keep: boolean;
      bold: boolean;
      again: boolean;
    }
  | { kind: "UNDO"; which: number }
  | { kind: "CANCEL"; which: number }
  | { kind: "CORRECT"; member: number; points: number }
  | { kind: "WITHDRAW"; which: number }
  /** A deduction; 0 means all points. */
  | { kind: "DEDUCT"; member: number; points: number }
  | { kind: "WITHDRAW_DEDUCTION"; which: number }
  | { kind: "LOOK"; member: number; daysAgo: number }
  /** Invites a guest at the till with a pending purchase: a new guest, or one who has not joined yet. */
  | {
      kind: "INVITE";
      which: number;
      amountOre: number | null;
      stamps: Pair;
      campaign: boolean;
      bold: boolean;
      again: boolean;
    }
  /** An invited guest joins, and gets the points of the pending purchases. */
  | { kind: "JOIN"; which: number }
  /** Erases a member, unless only one is left. */
  | { kind: "ERASE"; member: number }
  /** Merges another membership, by index among the others, into a member's. */
  | { kind: "MERGE"; member: number; other: number; takeEmail: boolean }
  | { kind: "UNDO_MERGE"; which: number }
  /** A member answers whether e-mail is welcome. */
  | { kind: "ANSWER"; member: number; given: boolean }
  | { kind: "RULES"; active: boolean; rate: number; months: number; countedFrom: number | null }
  | { kind: "STATUS"; offer: Offer; to: Exclude<StoredStatus, "NEW"> }
  | { kind: "EDIT_CARD"; card: 0 | 1; stampsAmount: number; months: number; days: number }
  | {
      kind: "EDIT_COUPON";
      coupon: 0 | 1;
      price: number;
      minimumOre: number | null;
      totalLimit: number | null;
      perMemberLimit: number | null;
    }
  | { kind: "WAIT"; minutes: number }
  /** Waits until this many minutes after the end of a future lot, card or reward. */
  | { kind: "WAIT_TO_END"; which: number; minutesAfter: number };

export interface ClubHistory {
  startsAt: string;
  events: ClubEvent[];
}

/** The ends of months and years, leap days, and the nights of clock changes. */
const telling = [
  "2023-01-31T10:00Z",
  "2023-12-31T22:30Z",
  "2024-02-28T23:30Z",
  "2024-02-29T22:59Z",
  "2024-03-30T22:30Z",
  "2024-03-31T00:59Z",
  "2024-10-26T21:59Z",
  "2024-10-27T00:30Z",
  "2025-08-31T21:59:59Z",
  "2027-11-30T12:00Z",
];

const which = fc.nat({ max: 47 });
/** An index among the present members, modulo their number. */
const member = fc.constantFrom(0, 0, 0, 1, 2);
const either = fc.constantFrom<0 | 1>(0, 1);
const rarely = fc.nat({ max: 9 }).map((one) => one === 0);
const bold = fc.nat({ max: 4 }).map((one) => one === 0);
const some = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.constantFrom(1, 1, 1, 2, 2, 3) },
);
const stamps = fc.tuple(some, fc.oneof(fc.constant(0), some));
const amountOre = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constantFrom(10_000, 5_000, 9_999, 100, 3_000, 5_000) },
  { weight: 3, arbitrary: fc.integer({ min: 100, max: 12_000 }) },
);
const limit = fc.option(fc.integer({ min: 1, max: 9 }));
const minutes = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(1, 14, 60, 24 * 60, 28 * 24 * 60, 31 * 24 * 60) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 * 24 * 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 * 24 * 60 }) },
);
const coupon = fc.constantFrom<CouponIndex>(0, 0, 1, 1, 2);
const coupons = fc.oneof(
  { weight: 6, arbitrary: fc.constant<CouponIndex[]>([]) },
  { weight: 4, arbitrary: fc.constant<CouponIndex[]>([0]) },
  { weight: 2, arbitrary: fc.array(coupon, { minLength: 1, maxLength: 2 }) },
);
const rewards = fc.oneof(
  { weight: 3, arbitrary: fc.constant<number[]>([]) },
  { weight: 2, arbitrary: fc.array(which, { minLength: 1, maxLength: 2 }) },
);
const statuses = fc.constantFrom<Exclude<StoredStatus, "NEW">[]>(
  ...(["ACTIVE", "ACTIVE", "ACTIVE", "STOPPED", "STOPPED", "COMPLETED", "WITHDRAWN"] as const),
);

type Fields<E> = { [K in Exclude<keyof E, "kind">]: fc.Arbitrary<E[K]> };
const of = <K extends ClubEvent["kind"]>(kind: K, weight: number, fields: Fields<Extract<ClubEvent, { kind: K }>>) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant(kind), ...fields }) as unknown as fc.Arbitrary<ClubEvent>,
});

const event: fc.Arbitrary<ClubEvent> = fc.oneof(
  of("VISIT", 40, {
    member,
    amountOre,
    coupons,
    stamps,
    rewards,
    welcome: rarely,
    campaign: rarely,
    bold,
    again: rarely,
  }),
  of("RETURN", 22, {
    which,
    percent: fc.constantFrom(100, 100, 100, 100, 100, 50, 33, 99, 1, 0),
    stamps: fc.tuple(fc.constantFrom(0, 0, 0, 1, 2), fc.constantFrom(0, 0, 0, 1, 2)),
    uses: fc.boolean(),
    keep: fc.constantFrom(false, false, true),
    bold,
    again: rarely,
  }),
  of("UNDO", 3, { which: fc.nat({ max: 2 }) }),
  of("CANCEL", 8, { which: fc.nat({ max: 3 }) }),
  of("CORRECT", 2, { member, points: fc.integer({ min: 1, max: 200 }) }),
  of("WITHDRAW", 2, { which }),
  of("DEDUCT", 4, { member, points: fc.oneof(fc.constantFrom(0, 10, 50), fc.integer({ min: 1, max: 200 })) }),
  of("WITHDRAW_DEDUCTION", 3, { which: fc.nat({ max: 5 }) }),
  of("INVITE", 4, { which, amountOre, stamps, campaign: rarely, bold, again: rarely }),
  of("JOIN", 4, { which }),
  of("ERASE", 1, { member }),
  of("MERGE", 2, { member, other: fc.nat({ max: 3 }), takeEmail: fc.boolean() }),
  of("UNDO_MERGE", 4, { which: fc.nat({ max: 5 }) }),
  of("ANSWER", 3, { member, given: fc.boolean() }),
  of("LOOK", 6, { member, daysAgo: fc.nat({ max: 40 }) }),
  of("RULES", 2, {
    active: fc.nat({ max: 5 }).map((one) => one > 0),
    rate: fc.constantFrom(100, 100, 50, 33, 150, 1000),
    months: fc.constantFrom(1, 1, 2, 3, 12),
    countedFrom: fc.constantFrom(null, null, 0, 1, -20),
  }),
  of("STATUS", 4, { offer: fc.constantFrom(...offers), to: statuses }),
  of("EDIT_CARD", 2, {
    card: either,
    stampsAmount: fc.integer({ min: 2, max: 5 }),
    months: fc.integer({ min: 1, max: 2 }),
    days: fc.integer({ min: 1, max: 40 }),
  }),
  of("EDIT_COUPON", 2, {
    coupon: either,
    price: fc.integer({ min: 10, max: 90 }),
    minimumOre: fc.constantFrom(null, null, 3_000, 5_000, 9_999),
    totalLimit: limit,
    perMemberLimit: limit,
  }),
  of("WAIT", 8, { minutes }),
  of("WAIT_TO_END", 3, { which, minutesAfter: fc.constantFrom(-1, 0, 1) }),
);

const plain = { amountOre: null, coupons: [], stamps: [0, 0] as const, rewards: [], welcome: false, campaign: false };
const visit = (overrides: Partial<Extract<ClubEvent, { kind: "VISIT" }>>): ClubEvent => ({
  kind: "VISIT",
  member: 0,
  ...plain,
  bold: false,
  again: false,
  ...overrides,
});
/** Returns the event that returns a complete visit: the one this many visits before the latest. */
const backTo = (before: number): ClubEvent => ({
  kind: "RETURN",
  which: 2 * before,
  percent: 100,
  stamps: [0, 0],
  uses: false,
  keep: false,
  bold: false,
  again: false,
});
const latestUse: ClubEvent = { kind: "CANCEL", which: 0 };
const invitation = (overrides: Partial<Extract<ClubEvent, { kind: "INVITE" }>>): ClubEvent => ({
  kind: "INVITE",
  which: 0,
  amountOre: 5_000,
  stamps: [1, 0],
  campaign: false,
  bold: false,
  again: false,
  ...overrides,
});
const theyJoin: ClubEvent = { kind: "JOIN", which: 0 };
const deducted: ClubEvent[] = [visit({ amountOre: 5_000 }), { kind: "DEDUCT", member: 0, points: 50 }];

const theyAreOne: ClubEvent = { kind: "MERGE", member: 0, other: 0, takeEmail: false };
const theyAreTwo: ClubEvent = { kind: "UNDO_MERGE", which: 0 };
const answer = (member: number, hasConsent: boolean): ClubEvent => ({ kind: "ANSWER", member, given: hasConsent });
/** Visits after which both members have points, and stamps on a card of four. */
const bothHave: ClubEvent[] = [
  visit({ amountOre: 5_000, stamps: [3, 1] }),
  visit({ member: 1, amountOre: 3_000, stamps: [3, 2] }),
];

/**
 * Sequences that are rare by chance: points and stamps spent, returned, earned again and given back; pending purchases
 * under changing rules or until their last day; and two memberships merged and separated again, at once, after a
 * purchase, and after different consents.
 */
const stories: fc.Arbitrary<ClubEvent[]> = fc.constantFrom<ClubEvent[][]>(
  [visit({ amountOre: 5_000 }), visit({ coupons: [0] }), backTo(1), visit({ amountOre: 2_500 }), latestUse],
  [...deducted, backTo(0), visit({ amountOre: 2_500 }), { kind: "WITHDRAW_DEDUCTION", which: 0 }],
  [visit({ stamps: [3, 0] }), visit({ stamps: [1, 0] }), visit({ rewards: [0] }), backTo(2), latestUse],
  [visit({ stamps: [3, 0] }), visit({ stamps: [1, 0] }), visit({ rewards: [0] }), backTo(2), visit({ stamps: [2, 0] })],
  [invitation({ which: 1 }), invitation({ stamps: [3, 1], campaign: true }), theyJoin, backTo(0), backTo(1)],
  [invitation({ which: 1 }), { kind: "WAIT_TO_END", which: 0, minutesAfter: -1 }, theyJoin],
  [...bothHave, theyAreOne, theyAreTwo],
  [...bothHave, theyAreOne, visit({ amountOre: 2_000, stamps: [2, 1] }), theyAreTwo, backTo(0), backTo(2)],
  [...bothHave, theyAreOne, { kind: "EDIT_CARD", card: 0, stampsAmount: 3, months: 2, days: 20 }, theyAreTwo],
  [answer(0, true), answer(1, true), answer(1, false), theyAreOne, answer(0, true), theyAreTwo],
  [answer(1, true), theyAreOne, answer(0, false), theyAreTwo],
  [invitation({ which: 1, amountOre: null }), { kind: "STATUS", offer: "CARD_0", to: "STOPPED" }, theyJoin],
);

/** Generates histories of a club, of up to `maxEvents` events. */
export function clubHistory(maxEvents = 40): fc.Arbitrary<ClubHistory> {
  const part = fc.oneof({ weight: 12, arbitrary: event.map((one) => [one]) }, { weight: 1, arbitrary: stories });
  return fc.record({
    startsAt: fc.constantFrom(...telling),
    events: fc.array(part, { maxLength: maxEvents, size: "max" }).map((parts) => parts.flat().slice(0, maxEvents)),
  });
}
