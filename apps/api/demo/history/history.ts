import type { EarningRule } from "#features/loyalty/points/domain/points.ts";
import type { ClubPlan } from "../clubs/plan.ts";
import { type CarriedCard, guestHabits, ordinaryHabits } from "./cards.ts";
import { latestCorrection, openingBalance, openingMember } from "./corrections.ts";
import { daysUpTo, type Span } from "./days.ts";
import type { DemoCard, DemoCorrection, DemoPurchase } from "./demo-history.ts";
import { buildGuest, guestEmail, guestFrom } from "./guest.ts";
import { buildLife, type Life } from "./life.ts";
import { type DatedCampaign, datedCampaigns, withOffers } from "./offers.ts";
import { type Person, peopleOf } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import { buildReturns } from "./returns.ts";
import { type DemoMessage, messagesTo, withDrawn } from "./sendouts.ts";
import { nothingTaken, visitsOf, visitsUpToYesterday } from "./visits.ts";

export interface History {
  openedOn: Temporal.PlainDate;
  rule: EarningRule;
  people: Person[];
  /** All members' purchases, in chronological order. */
  purchases: DemoPurchase[];
  cards: DemoCard[];
  campaigns: DatedCampaign[];
  corrections: DemoCorrection[];
  /** The messages to each person. */
  messages: DemoMessage[][];
}

interface Story {
  plan: ClubPlan;
  span: Span;
  rule: EarningRule;
  campaigns: readonly DatedCampaign[];
  opening: DemoCorrection | null;
}

/** The distance between the seeds of two clubs' members; offers and cards have their own streams. */
const streamOf = (plan: ClubPlan, member: number): Random => createRandom(plan.seed * 10_000 + member + 1);
const offersStream = 3_000;
const cardsStream = 5_000;
const sendoutsStream = 7_000;
const drawnStream = 9_000;

/** Returns the cards of a member, and how the member uses them over this many visits. */
function carriedBy({ plan }: Story, person: Person, member: number, visits: number): CarriedCard[] {
  const random = streamOf(plan, cardsStream + member);
  const isGuest = person.email === guestEmail;
  return plan.offers.cards.flatMap((card, place) => {
    const carries = card.status !== "NEW" && (random.chance(card.carriedBy) || isGuest);
    const isForced = isGuest && place === 0;
    const habits = isForced ? guestHabits(card, visits) : ordinaryHabits(card, random);
    return carries ? [{ place, plan: card, habits }] : [];
  });
}

function lifeOf(story: Story, person: Person, member: number, messages: readonly DemoMessage[]): Life {
  const { plan, span, rule, campaigns, opening } = story;
  const club = { rule, rewards: plan.rewards };
  const random = streamOf(plan, member);
  if (person.email === guestEmail) {
    const visits = visitsUpToYesterday(plan, person, span, random);
    const cards = carriedBy(story, person, member, visits.length);
    const randomOf = (way: number) => streamOf(plan, plan.members + way);
    return buildGuest(member, visits, club, { today: span.now.toPlainDate(), cards, randomOf });
  }
  const choices = { joinedOn: person.joinedAt.toPlainDate(), offers: plan.offers, campaigns };
  const drawing = streamOf(plan, drawnStream + member);
  const came = withDrawn(visitsOf(plan, person, span, random), messages, { plan, person, span }, drawing);
  const visits = withOffers(came, choices, streamOf(plan, offersStream + member));
  const cards = carriedBy(story, person, member, visits.length);
  const lot = member === openingMember ? (opening?.lot ?? null) : null;
  return buildLife(member, visits, club, { style: person.style, savesLately: 0, cards }, random, lot);
}

const takenApart = 0.2;

/** Moves some rewards to a visit of their own, before the purchase. */
function withVisits(purchases: readonly DemoPurchase[], random: Random): DemoPurchase[] {
  return purchases.flatMap((purchase) => {
    if (purchase.rewards.length === 0 || !random.chance(takenApart)) return [purchase];
    const nothing = { ore: 0, discountOre: 0, lot: null, redemption: null, stampings: [], returned: null };
    const receipt = { kronor: 0, categories: [] };
    const visit = { ...purchase, ...nothing, receipt, offers: nothingTaken, at: purchase.at.subtract({ minutes: 3 }) };
    return [visit, { ...purchase, rewards: [] }];
  });
}

/**
 * Builds a club's year from its plan, reproducibly up to `now`. `withGuest` replaces the longest-standing member with
 * the guest.
 */
export function buildHistory(plan: ClubPlan, now: Temporal.PlainDateTime, withGuest: boolean): History {
  const random = createRandom(plan.seed);
  const days = daysUpTo(plan, now.toPlainDate(), random);
  const span = { days, now };
  const openedOn = (days[0] as (typeof days)[number]).on;
  const { pointsPerKronaHundredths, monthValidation } = plan.points;
  const rule = { active: true, pointsPerKronaHundredths, monthValidation, countedPointsFrom: openedOn };
  const campaigns = datedCampaigns(plan.offers, openedOn, now.toPlainDate());
  const [first, ...others] = peopleOf(plan, span, random, [guestEmail]);
  const people = first ? [withGuest ? guestFrom(first) : first, ...others] : [];
  const early = people[openingMember];
  const opening = early ? openingBalance(plan, early) : null;
  const story = { plan, span, rule, campaigns, opening };
  const messages = people.map((person, member) =>
    messagesTo(plan, person, span, streamOf(plan, sendoutsStream + member)),
  );
  const lives = people.map((person, member) => {
    const { cards, purchases } = lifeOf(story, person, member, messages[member] ?? []);
    return { cards, purchases: withVisits(purchases, streamOf(plan, cardsStream + offersStream + member)) };
  });
  const cards = lives.flatMap((each) => each.cards);
  const purchases = lives.flatMap((each) => each.purchases).sort((a, b) => Temporal.PlainDateTime.compare(a.at, b.at));
  const guest = withGuest ? 0 : null;
  buildReturns(plan, span, { purchases, cards }, guest, random);
  const correction = latestCorrection(plan, span, purchases, guest, random);
  const corrections = [opening, correction].filter((each) => each !== null);
  return { openedOn, rule, people, purchases, cards, campaigns, corrections, messages };
}
