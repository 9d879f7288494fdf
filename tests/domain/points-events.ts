import fc from "fast-check";

/** The rules of a club, as plain data; `countedFrom` in days from the change (null: every day counts). */
export interface ClubRules {
  active: boolean;
  pointsPerKronaHundredths: number;
  monthValidation: number;
  countedFrom: number | null;
}

/**
 * An event of a member's points. `which` is an index, from the oldest, among the possible targets, modulo their number;
 * without a target nothing happens.
 */
export type PointsEvent =
  | { kind: "PURCHASE"; amountOre: number; daysAgo: number }
  /** More than the balance must be refused; `ALL` is the complete balance. */
  | { kind: "REDEEM"; price: number | "ALL" }
  | { kind: "CANCEL"; which: number }
  /** The share in hundredths of the amount not returned yet, at least one öre; 100 is the complete remainder. */
  | { kind: "RETURN"; which: number; percent: number }
  | { kind: "CORRECTION"; points: number }
  | { kind: "VOID_CORRECTION"; which: number }
  /** A deduction; more than the balance must be refused. */
  | { kind: "DEDUCT"; points: number | "ALL" }
  | { kind: "RESTORE"; which: number }
  | { kind: "CHANGE_RULES"; rules: ClubRules }
  | { kind: "WAIT"; minutes: number }
  /** Waits until this many minutes after the last moment of a future lot. */
  | { kind: "WAIT_TO_EXPIRY"; which: number; minutesAfter: number };

/** A performed event, as a client would request it, by the running numbers (from 1) of its targets. */
export type PointsAct =
  | { kind: "PURCHASE"; purchase: number; amountOre: number; purchasedOn: Temporal.PlainDate }
  | { kind: "REDEEM"; redemption: number; price: number }
  | { kind: "REFUSED_REDEEM"; price: number; missing: number }
  | { kind: "CANCEL"; redemption: number }
  | { kind: "RETURN"; purchase: number; amountOre: number; whole: boolean }
  | { kind: "CORRECTION"; correction: number; points: number }
  | { kind: "VOID_CORRECTION"; correction: number }
  | { kind: "DEDUCT"; deduction: number; points: number }
  | { kind: "REFUSED_DEDUCT"; points: number; atMost: number }
  | { kind: "RESTORE"; deduction: number }
  | { kind: "CHANGE_RULES"; rules: ClubRules }
  | { kind: "WAIT"; until: Temporal.Instant };

export interface PointsHistory {
  startsAt: string;
  timeZone: string;
  rules: ClubRules;
  events: PointsEvent[];
}

export interface HistoryChoices {
  maxEvents?: number;
  /** Whether to include purchases that are registered days after they were made. */
  late?: boolean;
  timeZones?: string[];
  startsAt?: string[];
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
/** Santiago's clocks go forward at midnight, so that day begins at one. */
const zones = ["Europe/Stockholm", "Europe/Stockholm", "America/Santiago"];

const which = fc.nat({ max: 30 });
const rules: fc.Arbitrary<ClubRules> = fc.record({
  active: fc.nat({ max: 9 }).map((one) => one > 0),
  pointsPerKronaHundredths: fc.constantFrom(100, 100, 50, 33, 150, 1000),
  monthValidation: fc.constantFrom(1, 1, 2, 3, 12),
  countedFrom: fc.constantFrom(null, null, null, 0, 1, -20),
});
const anAmount = fc.oneof(
  fc.constantFrom(10_000, 5_000, 9_999, 100),
  fc.integer({ min: 100, max: 40_000 }),
  fc.integer({ min: 100, max: 4_000 }),
);
const aWait = fc.oneof(
  fc.constantFrom(1, 60, 24 * 60, 28 * 24 * 60, 31 * 24 * 60),
  fc.integer({ min: 1, max: 3 * 24 * 60 }),
  fc.integer({ min: 1, max: 60 * 24 * 60 }),
);

function oneEvent(late: boolean): fc.Arbitrary<PointsEvent> {
  const kind = <K extends PointsEvent["kind"]>(name: K) => fc.constant(name);
  const daysAgo = late ? fc.constantFrom(0, 0, 0, 1, 30) : fc.constant(0);
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: kind("PURCHASE"), amountOre: anAmount, daysAgo }) },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: kind("REDEEM"),
        price: fc.constantFrom<number | "ALL">("ALL", 1, 10, 50, 75, 100, 200),
      }),
    },
    { weight: 4, arbitrary: fc.record({ kind: kind("CANCEL"), which }) },
    {
      weight: 5,
      arbitrary: fc.record({ kind: kind("RETURN"), which, percent: fc.constantFrom(100, 100, 50, 33, 99, 1) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: kind("CORRECTION"), points: fc.integer({ min: 1, max: 300 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: kind("VOID_CORRECTION"), which }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: kind("DEDUCT"),
        points: fc.constantFrom<number | "ALL">("ALL", 1, 20, 50, 100, 300),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: kind("RESTORE"), which }) },
    { weight: 1, arbitrary: fc.record({ kind: kind("CHANGE_RULES"), rules }) },
    { weight: 3, arbitrary: fc.record({ kind: kind("WAIT"), minutes: aWait }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: kind("WAIT_TO_EXPIRY"), which, minutesAfter: fc.constantFrom(-1, 0, 1) }),
    },
  );
}

/** Generates histories of one member's points, of up to 40 events by default. */
export function pointsHistory(choices: HistoryChoices = {}): fc.Arbitrary<PointsHistory> {
  const { maxEvents = 40, late = true, timeZones = zones, startsAt = telling } = choices;
  return fc.record({
    startsAt: fc.constantFrom(...startsAt),
    timeZone: fc.constantFrom(...timeZones),
    rules,
    events: fc.array(oneEvent(late), { maxLength: maxEvents, size: "max" }),
  });
}
