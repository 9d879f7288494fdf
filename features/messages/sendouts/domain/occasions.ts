import type { MemberFacts } from "#features/messages/selections/domain/member-facts.ts";
import { daysToBirthday } from "#features/messages/selections/domain/selection-days.ts";

/** What a message that goes by itself waits for in a member's life. `days` is counted in days of the club's. */
export type Occasion =
  /** From so many days before the birthday through it. */
  | { kind: "BIRTHDAY"; days: number }
  /** So many days after they joined; 0: the day itself. */
  | { kind: "WELCOME"; days: number }
  /** Points they have are lost within so many days. */
  | { kind: "POINTS_EXPIRING"; days: number }
  /** So many stamps, or fewer, are missing on a card they collect on. */
  | { kind: "CARD_NEARLY_FULL"; stampCardId: number; stampsLeft: number }
  /** They bought something once, and nothing for so many days. */
  | { kind: "AWAY"; days: number };
export type OccasionKind = Occasion["kind"];
type OccasionOf<Kind extends OccasionKind> = Extract<Occasion, { kind: Kind }>;

/** When a sendout goes by itself: to whom its occasion has come, each day at a time by the club's clock ("HH:mm"). */
export interface Automatic {
  occasion: Occasion;
  at: string;
}

/** What is asked of a member who is there. Days are the club's own. */
export type OccasionFacts = Pick<MemberFacts, "birthday" | "registeredOn" | "lots"> & {
  lastPurchaseOn: Temporal.PlainDate | null;
  /** Cards they collect on, begun and not full; `round`: which filling of the card it is. */
  cards: readonly { stampCardId: number; round: number; stampsLeft: number; through: Temporal.PlainDate }[];
};

/** A member's own occasion: `number` tells it from their others and grows with each, `through` is its last day. */
export interface Due {
  number: number;
  through: Temporal.PlainDate;
}

/** What hangs on a day that is past goes for so many days more, if nobody could ask on the day itself. */
export const lateDays = 3;

interface OccasionDefinition<Kind extends OccasionKind> {
  /** What its number may be: days, or stamps. */
  key: Exclude<keyof OccasionOf<Kind>, "kind" | "stampCardId">;
  low: number;
  high: number;
  /** Whether a member may have it more than once. */
  recurs: boolean;
  due: (occasion: OccasionOf<Kind>, facts: OccasionFacts, today: Temporal.PlainDate) => Due | null;
}

const firstDay = Temporal.PlainDate.from("1970-01-01");
const dayNumber = (day: Temporal.PlainDate): number => firstDay.until(day).days;

function sometimeAfter(day: Temporal.PlainDate, days: number, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const since = day.until(today).days;
  return since >= days && since <= days + lateDays ? day.add({ days: days + lateDays }) : null;
}

/** The closed list, with who has which occasion on a day of the club's. SQL twin: `features/messages/sendouts/api/sendout-reach/occasion-queries.ts`. */
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

/** The occasion a member has on a day of the club's; null: none. */
export function dueOccasion(occasion: Occasion, facts: OccasionFacts, today: Temporal.PlainDate): Due | null {
  return definitionOf(occasion).due(occasion as never, facts, today);
}

/**
 * How far a later occasion must be from the latest a member had: points that are lost soon after those they were told of are
 * the same occasion, or whoever buys each day would be told each day.
 */
export const apart = (occasion: Occasion): number => (occasion.kind === "POINTS_EXPIRING" ? occasion.days : 0);

/** Whether an occasion is a new one for a member, by the latest they had (null: none). It grows, so a return brings none back. */
export function isNewOccasion(occasion: Occasion, number: number, latest: number | null): boolean {
  return latest === null || number > latest + apart(occasion);
}

/**
 * How many of an automatic sendout's messages at most promise a member a coupon they can use, each being used: where the
 * occasion recurs, as many as a member's uses of it. Null: as many as they get.
 */
export function keptPromises(kind: OccasionKind, perMemberLimit: number | null): number | null {
  return occasions[kind].recurs ? perMemberLimit : null;
}

export type AutomaticProblem = "MIN_TOO_LOW" | "MAX_TOO_HIGH" | "INVALID_INPUT";

/** What is wrong, by field: `automatic.occasion.days`, `automatic.at`. */
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
