import type { EarningRule } from "@stammis/domain/points";
import { type DemoPurchase, tellAccount } from "./account.ts";
import { daysUpTo, type Span } from "./days.ts";
import { guestEmail, guestFrom, tellGuest } from "./guest.ts";
import { type Person, peopleOf } from "./people.ts";
import type { ClubPlan } from "./plan.ts";
import { createRandom, type Random } from "./random.ts";
import { visitsOf, visitsUpToYesterday } from "./visits.ts";

export interface History {
  openedOn: Temporal.PlainDate;
  rule: EarningRule;
  people: Person[];
  /** Of all members, in the order they were made. */
  purchases: DemoPurchase[];
}

/** Seeds of a club's members lie this far from those of another club. */
const streamOf = (plan: ClubPlan, member: number): Random => createRandom(plan.seed * 10_000 + member + 1);

function purchasesOf(plan: ClubPlan, span: Span, person: Person, member: number, rule: EarningRule): DemoPurchase[] {
  const club = { rule, rewards: plan.rewards };
  const random = streamOf(plan, member);
  if (person.email === guestEmail) {
    const visits = visitsUpToYesterday(plan, person, span, random);
    return tellGuest(member, visits, club, span.now.toPlainDate(), (way) => streamOf(plan, plan.members + way));
  }
  const habits = { style: person.style, savesLately: 0 };
  return tellAccount(member, visitsOf(plan, person, span, random), club, habits, random);
}

/** A club's year, told from its plan: the same up to the day it is told on. `withGuest` gives the longest-standing member's place to the guest. */
export function tellHistory(plan: ClubPlan, now: Temporal.PlainDateTime, withGuest: boolean): History {
  const random = createRandom(plan.seed);
  const days = daysUpTo(plan, now.toPlainDate(), random);
  const span = { days, now };
  const openedOn = (days[0] as (typeof days)[number]).on;
  const { pointsPerKronaHundredths, monthValidation } = plan.points;
  const rule = { active: true, pointsPerKronaHundredths, monthValidation, countedPointsFrom: openedOn };
  const [first, ...others] = peopleOf(plan, span, random, [guestEmail]);
  const people = first ? [withGuest ? guestFrom(first) : first, ...others] : [];
  const purchases = people
    .flatMap((person, member) => purchasesOf(plan, span, person, member, rule))
    .sort((a, b) => Temporal.PlainDateTime.compare(a.at, b.at));
  return { openedOn, rule, people, purchases };
}
