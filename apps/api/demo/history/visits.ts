import type { ClubPlan, LocationPlan, Receipt } from "../clubs/plan.ts";
import { type Day, momentOn, openDayUpTo, type Span } from "./days.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";

export interface Visit {
  at: Temporal.PlainDateTime;
  /** Place in the plan's list of points of sale. */
  location: number;
  /** Place in the plan's list of staff. */
  staff: number;
  receipt: Receipt;
  offers: TakenOffers;
}

/** The offers used at a visit, as places in the plan's lists of campaigns and value coupons. */
export interface TakenOffers {
  campaigns: readonly number[];
  values: readonly { value: number; campaign: number; ore: number }[];
  welcome: boolean;
}

export const nothingTaken: TakenOffers = { campaigns: [], values: [], welcome: false };

const boughtWhenJoining = 0.86;
const atHome = 0.84;

function visitAt(plan: ClubPlan, location: number, at: Temporal.PlainDateTime, random: Random): Visit {
  const onDuty = plan.staff.flatMap(({ role, locations }, index) =>
    role !== "ROLE_MERCHANT" && locations.includes(location) ? [index] : [],
  );
  return {
    at,
    location,
    staff: random.pick(onDuty),
    receipt: plan.receipt(random, { on: at.toPlainDate(), hour: at.hour }),
    offers: nothingTaken,
  };
}

/** Returns a visit on a day; null when the point of sale is closed or the hour is in the future. */
export function visitOn(plan: ClubPlan, person: Person, day: Day, span: Span, random: Random): Visit | null {
  const location = random.chance(atHome) ? person.home : random.int(plan.locations.length);
  const at = momentOn(plan, plan.locations[location] as LocationPlan, day.on, random);
  return at && Temporal.PlainDateTime.compare(at, span.now) <= 0 ? visitAt(plan, location, at, random) : null;
}

/** Returns one member's visits in order: often one on the day of joining, then at the member's own rate. */
export function visitsOf(plan: ClubPlan, person: Person, span: Span, random: Random): Visit[] {
  const first = random.chance(boughtWhenJoining) ? [visitAt(plan, person.home, person.joinedAt, random)] : [];
  const later = span.days.slice(person.joinedDay + 1, person.lastDay).flatMap((day) => {
    const comes = random.chance(person.perDay * day.weight);
    return (comes && visitOn(plan, person, day, span, random)) || [];
  });
  return [...first, ...later];
}

/** Adds a last visit on the latest open day before today. */
export function visitsUpToYesterday(plan: ClubPlan, person: Person, span: Span, random: Random): Visit[] {
  const yesterday = span.days[openDayUpTo(span.days, span.days.length - 2)] as Day;
  const before = visitsOf(plan, person, span, random).filter(
    ({ at }) => Temporal.PlainDate.compare(at.toPlainDate(), yesterday.on) < 0,
  );
  const last = momentOn(plan, plan.locations[person.home] as LocationPlan, yesterday.on, random);
  return last ? [...before, visitAt(plan, person.home, last, random)] : before;
}
