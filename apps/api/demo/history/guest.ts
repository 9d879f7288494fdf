import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import type { CarriedCard } from "./cards.ts";
import { buildLife, type Club, type Life } from "./life.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { Visit } from "./visits.ts";

/** The member whose login the start prints. */
export const guestEmail = "elin.lindqvist@example.com";
const guestBalance = 1_240;
const adjustedVisits = 10;
const ways = 24;

/** Returns an early regular at the first point of sale, without a phone, so that no SMS is ever tried. */
export function guestFrom(person: Person): Person {
  return {
    ...person,
    firstName: "Elin",
    lastName: "Lindqvist",
    gender: "FEMALE",
    email: guestEmail,
    phone: null,
    birthday: Temporal.PlainDate.from("1991-09-14"),
    address: { street: "Grönegatan 18", zipCode: "222 24", city: "Lund" },
    language: "sv",
    home: 0,
    perDay: 1.15 / 7,
    lastDay: Number.POSITIVE_INFINITY,
    style: "spends",
    agreesTo: { email: true, phone: false },
  };
}

/** Spreads a sum over the latest receipts, none of which falls below the price of a cup. */
function adjusted(visits: readonly Visit[], kronor: number): Visit[] {
  const cup = 35;
  const amounts = visits.slice(-adjustedVisits).map(({ receipt }) => receipt.kronor);
  let remainingKronor = kronor;
  for (let round = 0; round < 4; round++) {
    for (const [index, amount] of amounts.entries()) {
      const share = Math.round(remainingKronor / (amounts.length - index));
      amounts[index] = Math.max(cup, amount + share);
      remainingKronor -= (amounts[index] as number) - amount;
    }
  }
  const earlier = visits.length - amounts.length;
  return visits.map((visit, index) => {
    const amount = amounts[index - earlier];
    return amount === undefined ? visit : { ...visit, receipt: { ...visit.receipt, kronor: amount } };
  });
}

/**
 * Builds the guest's year: a few earlier rewards, none recently, and a balance of 1,240 points. Picks the random
 * variant with the nearest balance, and adjusts the latest receipts by the difference.
 */
export function buildGuest(
  member: number,
  visits: readonly Visit[],
  club: Club,
  { today, cards, randomOf }: { today: Temporal.PlainDate; cards: CarriedCard[]; randomOf: (way: number) => Random },
): Life {
  const live = (way: number, visited: readonly Visit[], carried: readonly CarriedCard[] = []) => {
    const savesLately = adjustedVisits + 3 * (way % 4);
    return buildLife(member, visited, club, { style: "spends", savesLately, cards: carried }, randomOf(way));
  };
  const balance = ({ purchases }: Life) =>
    balanceOn(
      purchases.flatMap(({ lot }) => lot ?? []),
      today,
    );
  const missing = Array.from({ length: ways }, (_, way) => guestBalance - balance(live(way, visits)));
  const nearest = missing.reduce((best, each, way) => (Math.abs(each) < Math.abs(missing[best] ?? 0) ? way : best), 0);
  return live(nearest, adjusted(visits, missing[nearest] ?? 0), cards);
}
