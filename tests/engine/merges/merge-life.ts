import { joinAccounts } from "#features/loyalty/points/domain/account.ts";
import { mergeCards, type partCards } from "#features/members/merging/domain/merge-cards.ts";
import { mergedConsent } from "#features/members/merging/domain/merged-consents.ts";
import { mergedWelcome } from "#features/members/merging/domain/merged-welcome.ts";
import type { ClubEvent } from "../club-events.ts";
import {
  type ClubLife,
  keepAccount,
  keepCard,
  type LifeDeduction,
  type LifeMember,
  type LifeStamps,
  type LifeUse,
  type LifeVisit,
  present,
} from "../club-life.ts";
import { welcomeOf } from "../visit-life.ts";
import { type Before, beforeMerge, checkMerged } from "./merge-laws.ts";

export type Email = LifeMember["email"];

/** A merge, with the data it moved. */
export interface LifeMerge {
  kept: number;
  other: number;
  at: Temporal.Instant;
  /** The number of the last entry before the merge. */
  after: number;
  lots: ReadonlySet<number>;
  visits: ReadonlySet<LifeVisit>;
  uses: ReadonlySet<LifeUse>;
  deductions: ReadonlySet<LifeDeduction>;
  stamped: ReadonlySet<LifeStamps>;
  /** Members merged into the other member earlier. */
  others: readonly number[];
  cards: ({ card: number; owed: boolean } & Parameters<typeof partCards>[1])[];
  welcomeSwapped: boolean;
  emails: { kept: Email; other: Email; merged: Email };
  /** Consent answers since the merge, the latest last. */
  answers: boolean[];
  before: Before;
  undone: boolean;
  realId: number;
}

export const memberAt = (life: ClubLife, index: number) => life.members[index] as LifeMember;
const ofMember = <One extends { member: number }>(all: readonly One[], index: number) =>
  new Set(all.filter(({ member }) => member === index));
const inOrder = (one: { place: number }, other: { place: number }) => one.place - other.place;

/** Returns two present members, or null when there is only one. */
export function toMerge(life: ClubLife, { member, other }: Extract<ClubEvent, { kind: "MERGE" }>) {
  const otherIndexes = present(life).filter((index) => index !== member);
  return otherIndexes.length === 0
    ? null
    : { keptIndex: member, otherIndex: otherIndexes[other % otherIndexes.length] as number };
}

/** Changes the filling order in everything that refers to a member's fillings by it. */
export function reorder(life: ClubLife, member: number, card: number, to: (order: number) => number): void {
  for (const { card: of } of life.uses.filter((use) => use.member === member))
    if (of?.index === card) of.order = to(of.order);
  for (const { given: givenParts } of life.visits.filter((visit) => visit.member === member))
    for (const part of givenParts[card] ?? []) if (part.order !== null) part.order = to(part.order);
  for (const entry of memberAt(life, member).stamped)
    if (entry.card === card && entry.order !== null) entry.order = to(entry.order);
}

export function handOver(
  life: ClubLife,
  { visits, uses, deductions }: Pick<LifeMerge, "visits" | "uses" | "deductions">,
  to: number,
) {
  for (const record of [...visits, ...uses, ...deductions]) record.member = to;
  const lots = new Set(memberAt(life, to).account.lots.map(({ id }) => id));
  for (const correction of life.corrections) if (lots.has(correction.lotId)) correction.member = to;
}

/** Keeps the kept member's e-mail whatever is requested; a refusal by either member counts. */
const oneEmail = (survivor: Email, other: Email): Email => ({
  of: survivor.of,
  given: mergedConsent(survivor, other),
  optedOut: survivor.optedOut || other.optedOut,
});

/** Merges two memberships. */
export function merge(life: ClubLife, keptIndex: number, otherIndex: number): LifeMerge {
  const [survivor, other] = [memberAt(life, keptIndex), memberAt(life, otherIndex)];
  const before = beforeMerge(life, survivor, other);
  const merged = oneEmail(survivor.email, other.email);
  const cards = other.cards.flatMap((card, index) => {
    if (card.lastOrder === 0) return [];
    const mine = survivor.cards[index] as LifeMember["cards"][number];
    const one = mergeCards(mine, card, life.cards[index] as ClubLife["cards"][number], life.today);
    return [{ ...one, card: index, after: one.card, owed: mine.owed + card.owed > 0 }];
  });
  const made: LifeMerge = {
    kept: keptIndex,
    other: otherIndex,
    at: life.now,
    after: life.written,
    undone: false,
    realId: 0,
    answers: [],
    before,
    lots: new Set(other.account.lots.map(({ id }) => id)),
    visits: ofMember(life.visits, otherIndex),
    uses: ofMember(life.uses, otherIndex),
    deductions: ofMember(life.deductions, otherIndex),
    stamped: new Set(other.stamped),
    others: life.members.flatMap(({ gone }, index) => (gone !== "ERASED" && gone?.into === otherIndex ? [index] : [])),
    cards: cards.map(({ card, from, count, open, owed }) => ({ card, from, count, open, owed })),
    welcomeSwapped: mergedWelcome(welcomeOf(life, survivor), welcomeOf(life, other), life.today) === "OTHER",
    emails: { kept: survivor.email, other: other.email, merged },
  };
  for (const { card, from } of cards) reorder(life, otherIndex, card, (order) => order + from);
  survivor.entries = [...survivor.entries, ...other.entries].sort(inOrder);
  survivor.stamped = [...survivor.stamped, ...other.stamped].sort(inOrder);
  keepAccount(life, survivor, joinAccounts(survivor.account, other.account, life.today));
  for (const { card, after, entries } of cards) keepCard(life, survivor, card, { card: after, entries });
  for (const index of [otherIndex, ...made.others]) memberAt(life, index).gone = { into: keptIndex };
  handOver(life, made, keptIndex);
  Object.assign(other, { account: { lots: [], settlements: [] }, entries: [], stamped: [] });
  other.cards = other.cards.map(() => ({ owed: 0, lastOrder: 0, fillings: [] }));
  if (made.welcomeSwapped) [survivor.welcome, other.welcome] = [other.welcome, survivor.welcome];
  survivor.email = merged;
  other.email = {
    of: made.emails.other.of,
    given: false,
    optedOut: false,
  };
  life.merges.push(made);
  checkMerged(life, made);
  return made;
}
