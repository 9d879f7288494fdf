import type { Lot } from "#features/loyalty/points/domain/ledger.ts";
import { partCards } from "#features/members/merging/domain/merge-cards.ts";
import { unmergedConsent } from "#features/members/merging/domain/merged-consents.ts";
import { undoProblem } from "#features/members/merging/domain/undo-merge.ts";
import {
  type ClubLife,
  keepCard,
  type LifeMember,
  type LifeStamps,
  type LifeUse,
  type LifeVisit,
} from "../club-life.ts";
import { no } from "../return-life.ts";
import { checkParted } from "./merge-laws.ts";
import { type Email, handOver, type LifeMerge, memberAt, reorder } from "./merge-life.ts";

/** Returns whether the merge moved a filling. */
const cameWith = ({ cards }: LifeMerge, index: number, order: number | null) =>
  cards.some(({ card, from, count }) => card === index && order !== null && order > from && order <= from + count);

/** Returns whether moved data has been used, withdrawn or returned since the merge. */
function usedSince(life: ClubLife, merge: LifeMerge): boolean {
  const { after, lots, at } = merge;
  const survivor = memberAt(life, merge.kept);
  const isSince = ({ changedAt }: LifeVisit | LifeUse) =>
    changedAt !== null && Temporal.Instant.compare(changedAt, at) >= 0;
  const welcomedAt = merge.welcomeSwapped ? survivor.welcome?.usedAt : null;
  return (
    survivor.entries.some(
      ({ place, lotId, otherLotId }) =>
        place > after && (lots.has(lotId) || (otherLotId !== null && lots.has(otherLotId))),
    ) ||
    [...merge.visits, ...merge.uses].some(isSince) ||
    survivor.stamped.some(
      ({ place, kind, card, order }) => place > after && kind !== "MOVED_OUT" && cameWith(merge, card, order),
    ) ||
    life.uses.some(
      (use) =>
        use.member === merge.kept &&
        !merge.uses.has(use) &&
        use.card &&
        cameWith(merge, use.card.index, use.card.order),
    ) ||
    merge.cards.some(({ owed }) => owed) ||
    (welcomedAt ? !merge.visits.has(welcomedAt) : false)
  );
}

/**
 * Returns both members' addresses after an undo: later answers about the e-mail are kept, and a refusal applies to
 * both.
 */
function partEmails(
  { emails: { kept: survivor, other, merged }, answers }: LifeMerge,
  now: Email,
): { kept: Email; other: Email } {
  const isRefused = answers.at(-1) === false;
  const before = now.given === merged.given ? survivor.given : now.given;
  const mine = unmergedConsent(before, isRefused);
  const otherConsent = unmergedConsent(other.given, isRefused);
  return {
    kept: { of: survivor.of, given: mine, optedOut: answers.length > 0 ? answers.at(-1) === false : survivor.optedOut },
    other: { ...other, given: otherConsent, optedOut: other.optedOut || (isRefused && other.given) },
  };
}

/** Undoes the merge of two memberships. */
export function undoMerge(life: ClubLife, merge: LifeMerge): void {
  const [survivor, other] = [memberAt(life, merge.kept), memberAt(life, merge.other)];
  if (merge.undone || survivor.gone) no("NOT_FOUND");
  const later = life.merges.slice(life.merges.indexOf(merge) + 1);
  const mergedAgain = later.some(({ kept: survivorIndex, undone }) => survivorIndex === merge.kept && !undone);
  const problem = undoProblem({ mergedAt: merge.at, now: life.now, mergedAgain, used: usedSince(life, merge) });
  if (problem) no(problem);
  const parts = merge.cards.map(({ card, ...came }) => {
    const parted = partCards(survivor.cards[card] as LifeMember["cards"][number], came, life.today);
    return parted.ok ? { ...parted, card } : no("MERGED_THINGS_USED");
  });
  const isTheirs = ({ id }: Lot) => merge.lots.has(id);
  const { lots, settlements } = survivor.account;
  const settledByThem = ({ payerId }: { payerId: number }) => merge.lots.has(payerId);
  other.account = { lots: lots.filter(isTheirs), settlements: settlements.filter(settledByThem) };
  survivor.account = {
    lots: lots.filter((lot) => !isTheirs(lot)),
    settlements: settlements.filter((each) => !settledByThem(each)),
  };
  other.entries = survivor.entries.filter(({ lotId }) => merge.lots.has(lotId));
  survivor.entries = survivor.entries.filter(({ lotId }) => !merge.lots.has(lotId));
  const cameStamps = (entry: LifeStamps) => merge.stamped.has(entry) || cameWith(merge, entry.card, entry.order);
  other.stamped = survivor.stamped.filter(cameStamps);
  survivor.stamped = survivor.stamped.filter((entry) => !cameStamps(entry));
  handOver(life, merge, merge.other);
  for (const { card, from, count } of merge.cards) {
    reorder(life, merge.other, card, (order) => order - from);
    reorder(life, merge.kept, card, (order) => (order > from ? order - count : order));
  }
  for (const { card, kept: mine, other: otherCard } of parts) {
    keepCard(life, survivor, card, mine);
    keepCard(life, other, card, otherCard);
  }
  if (merge.welcomeSwapped) [survivor.welcome, other.welcome] = [other.welcome, survivor.welcome];
  const emails = partEmails(merge, survivor.email);
  [survivor.email, other.email] = [emails.kept, emails.other];
  other.gone = null;
  for (const index of merge.others) memberAt(life, index).gone = { into: merge.other };
  merge.undone = true;
  checkParted(life, merge);
}

/** Stores a member's answer about e-mail; repeating the present answer changes nothing. */
export function answer(life: ClubLife, { member, given: hasConsent }: { member: number; given: boolean }): void {
  const { email } = memberAt(life, member);
  if (email.given === hasConsent) return;
  memberAt(life, member).email = { ...email, given: hasConsent, optedOut: !hasConsent };
  for (const merge of life.merges) if (!merge.undone && merge.kept === member) merge.answers.push(hasConsent);
}
