import type { MemberCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { ClubLife, LifeMember } from "../club-life.ts";
import type { LifeMerge } from "./merge-life.ts";

/** The totals of two members before their merge. */
export interface Before {
  net: number;
  earned: number;
  stamps: number[];
  other: unknown;
}

function must(holds: boolean, law: string): void {
  if (!holds) throw new Error(`broken: ${law}`);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const net = (...members: LifeMember[]) =>
  sum(members.flatMap(({ account }) => account.lots.map(({ left: remaining, owed }) => remaining - owed)));
const earned = (...members: LifeMember[]) =>
  sum(members.flatMap(({ account }) => account.lots.map(({ amount }) => amount)));
/** Returns the stamps on all fillings ever, minus the owed ones. */
const stampsOf = ({ owed, fillings }: MemberCard) => sum(fillings.map(({ collected }) => collected)) - owed;
const stamps = (one: LifeMember, other: LifeMember) =>
  one.cards.map((card, index) => stampsOf(card) + stampsOf(other.cards[index] as MemberCard));

/**
 * Returns a member's complete state, apart from the number of entries. A filling that expired meanwhile stays expired.
 */
function allOf(life: ClubLife, { account, cards, welcome, email }: LifeMember): string {
  const fillings = cards.map((card) =>
    card.fillings
      .map((filling) => ({ ...filling, status: filling.status === "RESET" ? "OPEN" : filling.status }))
      .sort((a, b) => a.order - b.order),
  );
  return JSON.stringify([
    account,
    fillings,
    cards.map(({ lastOrder, owed }) => [lastOrder, owed]),
    welcome?.through,
    life.visits.indexOf(welcome?.usedAt as never),
    email.of,
  ]);
}

export const beforeMerge = (life: ClubLife, survivor: LifeMember, other: LifeMember): Before => ({
  net: net(survivor, other),
  earned: earned(survivor, other),
  stamps: stamps(survivor, other),
  other: allOf(life, other),
});

const same = (some: readonly number[], others: readonly number[]) =>
  some.every((each, index) => each === others[index]);

/** Checks by arithmetic that a merge neither gains nor loses anything, and keeps the stricter consent. */
export function checkMerged(life: ClubLife, { kept: keptIndex, other: otherIndex, before, emails }: LifeMerge): void {
  const [survivor, other] = [life.members[keptIndex] as LifeMember, life.members[otherIndex] as LifeMember];
  must(net(survivor) === before.net && earned(survivor) === before.earned, "the merged account has the points of both");
  must(same(stamps(survivor, other), before.stamps), "the merged card has the stamps of both");
  must(net(other) === 0 && other.account.lots.length === 0, "the merged member has no points or lots");
  const usable = survivor.account.lots.filter(
    (lot) => lot.left > 0 && Temporal.PlainDate.compare(lot.validThrough, life.today) >= 0,
  );
  must(
    usable.length === 0 || survivor.account.lots.every(({ owed }) => owed === 0),
    "points of one member pay the other's owed points",
  );
  must(
    !survivor.email.given || !(emails.kept.optedOut || emails.other.optedOut),
    "an unsubscription of either member applies to the merged one",
  );
  must(
    !survivor.email.given ||
      [emails.kept, emails.other].some(({ of, given: hasConsent }) => of === survivor.email.of && hasConsent),
    "a yes is of its own address",
  );
}

/** Checks that moved data is as it was before, and that the other member keeps the remainder. */
export function checkParted(
  life: ClubLife,
  { kept: keptIndex, other: otherIndex, before, emails, answers }: LifeMerge,
): void {
  const [survivor, other] = [life.members[keptIndex] as LifeMember, life.members[otherIndex] as LifeMember];
  must(allOf(life, other) === before.other, "an undo returns exactly the merged rows");
  must(survivor.email.of === emails.kept.of, "each member has the former e-mail after an undo");
  const nobodySaid = answers.length === 0;
  must(!nobodySaid || survivor.email.given === emails.kept.given, "consents are unchanged after an undo");
  must(
    !nobodySaid || survivor.email.optedOut === emails.kept.optedOut,
    "the other member's unsubscription does not apply to the remaining one",
  );
  must(
    answers.at(-1) !== false || !(survivor.email.given || other.email.given),
    "an unsubscription between merge and undo applies to both",
  );
  must(
    !other.email.given || (emails.other.given && !emails.other.optedOut),
    "an undo does not restore a withdrawn consent",
  );
}
