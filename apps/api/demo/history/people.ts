import type { Gender } from "#features/members/directory/domain/profile.ts";
import type { ClubPlan, LocationPlan } from "../clubs/plan.ts";
import { type Day, daysOfHistory, momentOn, openDayUpTo, type Span } from "./days.ts";
import { emailFor, type Name, nameFor } from "./names.ts";
import { demoPhones } from "./phones.ts";
import type { Random } from "./random.ts";

export interface Person {
  firstName: string;
  lastName: string;
  gender: Gender | null;
  email: string | null;
  phone: string | null;
  birthday: Temporal.PlainDate | null;
  address: { street: string; zipCode: string; city: string };
  language: "sv" | "en" | "fr";
  /** Place in the plan's list of points of sale. */
  home: number;
  /** Place in the list of days. */
  joinedDay: number;
  joinedAt: Temporal.PlainDateTime;
  /** The chance of a visit on an ordinary day. */
  perDay: number;
  /** The last day on which the member visits. */
  lastDay: number;
  /** How the member uses points: spends at once, saves for more, or forgets them. */
  style: "spends" | "saves" | "forgets";
  agreesTo: { email: boolean; phone: boolean };
}

const rareExponent = 1 / 1.25;

/** Returns the chance that a member visits on an ordinary day: low for most members, nearly one for a few. */
function perDayOf(plan: ClubPlan, random: Random): number {
  const perWeek = Math.min(plan.visitsPerWeekAtMost, plan.visitsPerWeek * (1 - random.next()) ** -rareExponent);
  return perWeek / 7;
}

/**
 * Picks the day of joining. Many members join in the first weeks, when the staff ask every customer; later fewer do.
 */
function joiningDay(random: Random, days: readonly Day[]): number {
  const spread = random.chance(0.36) ? -Math.log(1 - random.next()) * 22 : daysOfHistory * random.next() ** 0.85;
  return openDayUpTo(days, Math.min(days.length - 1, Math.floor(spread)));
}

function joining(plan: ClubPlan, { days, now }: Span, home: number, random: Random) {
  let joinedDay = joiningDay(random, days);
  for (;;) {
    const on = (days[joinedDay] as Day).on;
    const at = momentOn(plan, plan.locations[home] as LocationPlan, on, random) ?? on.toPlainDateTime({ hour: 12 });
    if (Temporal.PlainDateTime.compare(at, now) <= 0) return { joinedDay, joinedAt: at };
    joinedDay = openDayUpTo(days, joinedDay - 1);
  }
}

function birthdayFrom(random: Random, year: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month: 1 + random.int(12), day: 1 }).add({ days: random.int(28) });
}

/** Picks a year of birth. Members are sixteen to eighty-five years old, and most of them are young. */
function bornIn(random: Random, thisYear: number): number {
  return thisYear - 17 - Math.floor(68 * random.next() ** 1.5);
}

function contactOf(random: Random, name: Name, taken: Set<string>, phones: string[]) {
  const kind = random.next();
  const phone = kind < 0.28 ? (phones.pop() ?? null) : null;
  const email = phone !== null && kind < 0.1 ? null : emailFor(name, taken);
  if (email) taken.add(email);
  return { email, phone };
}

function personFor(plan: ClubPlan, span: Span, random: Random, taken: Set<string>, phones: string[]): Person {
  const home = plan.locations.indexOf(random.weighted(plan.locations, ({ weight }) => weight));
  const joined = joining(plan, span, home, random);
  const year = bornIn(random, joined.joinedAt.year);
  const name = nameFor(random, year);
  const contact = contactOf(random, name, taken, phones);
  const street = random.pick(plan.locations[home]?.streets ?? []);
  const stays = random.chance(0.74);
  return {
    ...name,
    ...contact,
    gender: random.chance(0.8) ? name.gender : null,
    birthday: random.chance(0.76) ? birthdayFrom(random, year) : null,
    address: random.chance(0.7)
      ? {
          ...street,
          street: `${street.street} ${1 + random.int(58)}${random.chance(0.2) ? random.pick(["A", "B", "C"]) : ""}`,
        }
      : { street: "", zipCode: "", city: "" },
    language: random.chance(0.07) ? "en" : random.chance(0.01) ? "fr" : "sv",
    home,
    ...joined,
    perDay: perDayOf(plan, random),
    lastDay: stays ? span.days.length : joined.joinedDay + Math.floor(20 + random.next() * 160),
    style: random.weighted(
      ["spends", "saves", "forgets"] as const,
      (style) => ({ spends: 5, saves: 3, forgets: 3 })[style],
    ),
    agreesTo: {
      email: contact.email !== null && random.chance(0.68),
      phone: contact.phone !== null && random.chance(0.45),
    },
  };
}

/** Returns the members of a club, the longest-standing first. */
export function peopleOf(plan: ClubPlan, span: Span, random: Random, except: readonly string[]): Person[] {
  const taken = new Set(except);
  const phones = random.shuffled(demoPhones);
  return Array.from({ length: plan.members }, () => personFor(plan, span, random, taken, phones)).sort((a, b) =>
    Temporal.PlainDateTime.compare(a.joinedAt, b.joinedAt),
  );
}
