import type { MemberFacts } from "#features/messages/selections/domain/member-facts.ts";
import { daysToBirthday } from "#features/messages/selections/domain/selection-days.ts";

/** The occasion in a member's life that an automatic message waits for. `days` are days of the club. */
export type Occasion =
  /** From a number of days before the birthday through it. */
  | { kind: "BIRTHDAY"; days: number }
  /** A number of days after joining; 0: the same day. */
  | { kind: "WELCOME"; days: number }
  /** The member's points expire within a number of days. */
  | { kind: "POINTS_EXPIRING"; days: number }
  /** This number of stamps, or fewer, is missing on a card in progress. */
  | { kind: "CARD_NEARLY_FULL"; stampCardId: number; stampsLeft: number }
  /** The member has bought before, and not for a number of days. */
  | { kind: "AWAY"; days: number };
export type OccasionKind = Occasion["kind"];
type OccasionOf<Kind extends OccasionKind> = Extract<Occasion, { kind: Kind }>;

/** An automatic sendout: each day at a time by the club's clock ("HH:mm"), to members with the occasion. */
export interface Automatic {
  occasion: Occasion;
  at: string;
}

/** The facts about an existing member that occasions read. Days are in the club's time zone. */
export type OccasionFacts = Pick<MemberFacts, "birthday" | "registeredOn" | "lots"> & {
  lastPurchaseOn: Temporal.PlainDate | null;
  /** Cards in progress; `round`: the number of the filling. */
  cards: readonly { stampCardId: number; round: number; stampsLeft: number; through: Temporal.PlainDate }[];
};

/**
 * A member's own occasion: `number` distinguishes it from the member's others and increases, `through` is its last day.
 */
export interface Due {
  number: number;
  through: Temporal.PlainDate;
}

/** The number of extra days for an occasion in the past, when no run took place on its day. */
export const lateDays = 3;

interface OccasionDefinition<Kind extends OccasionKind> {
  /** The limits of the occasion's number: days, or stamps. */
  key: Exclude<keyof OccasionOf<Kind>, "kind" | "stampCardId">;
  low: number;
  high: number;
  /** Whether a member may have the occasion more than once. */
  recurs: boolean;
  due: (occasion: OccasionOf<Kind>, facts: OccasionFacts, today: Temporal.PlainDate) => Due | null;
}

const firstDay = Temporal.PlainDate.from("1970-01-01");
const dayNumber = (day: Temporal.PlainDate): number => firstDay.until(day).days;

function sometimeAfter(day: Temporal.PlainDate, days: number, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const since = day.until(today).days;
  return since >= days && since <= days + lateDays ? day.add({ days: days + lateDays }) : null;
}

/**
 * The complete list, with the rule of each occasion on a day of the club. SQL twin:
 * `features/messages/sendouts/api/sendout-reach/occasion-queries.ts`.
 */
export const occasions: { [Kind in OccasionKind]: OccasionDefinition<Kind> } = {
  BIRTHDAY: {
    key: "days",
    low: 0,
    high: 30,
    recurs: true,
    due({ days }, { birthday }, today) {
      if (!birthday || Temporal.PlainDate.compare(birthday, today) >= 0) return null;
      const daysLeft = daysToBirthday(birthday, today);
      const through = today.add({ days: daysLeft });
      return daysLeft <= days ? { number: through.year, through } : null;
    },
  },
  WELCOME: {
    key: "days",
    low: 0,
    high: 365,
    recurs: false,
    due({ days }, { registeredOn }, today) {
      const through = sometimeAfter(registeredOn, days, today);
      return through && { number: 1, through };
    },
  },
  POINTS_EXPIRING: {
    key: "days",
    low: 1,
    high: 90,
    recurs: true,
    due({ days }, { lots }, today) {
      const last = today.add({ days });
      const { compare } = Temporal.PlainDate;
      const [first] = lots
        .filter(
          ({ left: remaining, through }) =>
            remaining > 0 && compare(through, today) >= 0 && compare(through, last) <= 0,
        )
        .map(({ through }) => through)
        .toSorted(compare);
      return first ? { number: dayNumber(first), through: first } : null;
    },
  },
  CARD_NEARLY_FULL: {
    key: "stampsLeft",
    low: 1,
    high: 29,
    recurs: true,
    due({ stampCardId, stampsLeft }, { cards }, today) {
      const card = cards.find((each) => each.stampCardId === stampCardId);
      if (!card || card.stampsLeft < 1 || card.stampsLeft > stampsLeft) return null;
      if (Temporal.PlainDate.compare(card.through, today) < 0) return null;
      return { number: card.round, through: card.through };
    },
  },
  AWAY: {
    key: "days",
    low: 7,
    high: 730,
    recurs: true,
    due({ days }, { lastPurchaseOn }, today) {
      const through = lastPurchaseOn && sometimeAfter(lastPurchaseOn, days, today);
      return through && { number: dayNumber(lastPurchaseOn), through };
    },
  },
};
export const occasionKinds = Object.keys(occasions) as OccasionKind[];

const definitionOf = <Kind extends OccasionKind>({ kind }: { kind: Kind }) =>
  occasions[kind] as unknown as OccasionDefinition<OccasionKind>;

/** Returns the occasion a member has on a day of the club; null: none. */
export function dueOccasion(occasion: Occasion, facts: OccasionFacts, today: Temporal.PlainDate): Due | null {
  return definitionOf(occasion).due(occasion as never, facts, today);
}

/**
 * Returns by how much the number of a new occasion must exceed the latest one. Points that expire soon after the
 * announced ones belong to the same occasion; otherwise a member who buys each day would get a message each day.
 */
export const apart = (occasion: Occasion): number => (occasion.kind === "POINTS_EXPIRING" ? occasion.days : 0);

/**
 * Whether an occasion is new for a member, given the latest one (null: none). Numbers only increase, so that a return
 * repeats none.
 */
export function isNewOccasion(occasion: Occasion, number: number, latest: number | null): boolean {
  return latest === null || number > latest + apart(occasion);
}

/**
 * Returns how many of an automatic sendout's messages may promise a member a usable coupon. For a recurring occasion it
 * is the member's limit of uses. Null: every message.
 */
export function keptPromises(kind: OccasionKind, perMemberLimit: number | null): number | null {
  return occasions[kind].recurs ? perMemberLimit : null;
}

export type AutomaticProblem = "MIN_TOO_LOW" | "MAX_TOO_HIGH" | "INVALID_INPUT";

/** Returns the problems by field: `automatic.occasion.days`, `automatic.at`. */
export function checkAutomatic({ occasion, at }: Automatic): Record<string, AutomaticProblem> {
  const problems: Record<string, AutomaticProblem> = {};
  const { key, low, high } = definitionOf(occasion);
  const value = (occasion as unknown as Record<string, number>)[key] ?? Number.NaN;
  if (!Number.isInteger(value)) problems[`automatic.occasion.${key}`] = "INVALID_INPUT";
  else if (value < low) problems[`automatic.occasion.${key}`] = "MIN_TOO_LOW";
  else if (value > high) problems[`automatic.occasion.${key}`] = "MAX_TOO_HIGH";
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) problems["automatic.at"] = "INVALID_INPUT";
  return problems;
}
