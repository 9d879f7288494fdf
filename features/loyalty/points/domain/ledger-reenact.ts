import { todayIn } from "#packages/domain/calendar.ts";
import { clawBack, deduct, earn, joinAccounts, redeem, reinstate } from "./account.ts";
import type { Account, NewEntry, Outcome } from "./ledger.ts";
import type { LedgerEntry } from "./ledger-replay.ts";

/** A lot with its terms when opened. */
export interface PromisedLot {
  id: number;
  amount: number;
  validThrough: Temporal.PlainDate;
  purchaseId: number | null;
}

export interface LivedEntry extends LedgerEntry {
  at: Temporal.Instant;
  /**
   * For REDEEM: the purchase at which the points were used; its own lot may not pay for them. Null without a purchase.
   */
  purchaseId: number | null;
}

/** A merge of two accounts: its time, the lots that moved, their former owner, and the last entry before the merge. */
export interface JoinedAccount {
  at: Temporal.Instant;
  keptId: number;
  otherId: number;
  lotIds: readonly number[];
  afterEntry: number;
}

interface Reenacted {
  promised: ReadonlyMap<number, PromisedLot>;
  entries: readonly (LivedEntry & { id: number })[];
  joins: readonly JoinedAccount[];
  timeZone: string;
}

type Lived = { account: Account; problem: string | null };

/**
 * Repeats the actions of a member's account by the rules and compares each entry. `replay` checks the sums; this checks
 * the choice of lots. Returns the first error, or null. `entries` in the order written; `joins`: merges in order. Spec
 * §4 "Points".
 */
export function reenact(
  lots: readonly PromisedLot[],
  entries: readonly (LivedEntry & { id?: number })[],
  timeZone: string,
  joins: readonly JoinedAccount[] = [],
): string | null {
  const promised = new Map(lots.map((lot) => [lot.id, lot]));
  const cameLater = new Set(joins.flatMap(({ lotIds }) => lotIds));
  const own = lots.map(({ id }) => id).filter((id) => !cameLater.has(id));
  const into = joins.filter((join, index) => joins.slice(index + 1).every(({ otherId }) => otherId !== join.keptId));
  const nobodys = entries.find(({ lotId }) => !promised.has(lotId));
  if (nobodys) return `${nobodys.kind} in lot ${nobodys.lotId} should not have been possible`;
  const numbered = entries.map((entry, index) => ({ ...entry, id: entry.id ?? index + 1 }));
  return liveAccount({ promised, entries: numbered, joins, timeZone }, own, into, Number.POSITIVE_INFINITY).problem;
}

/** Repeats the actions of one account and of the accounts merged into it, up to its last entry. */
function liveAccount(
  reenacted: Reenacted,
  own: readonly number[],
  into: readonly JoinedAccount[],
  last: number,
): Lived {
  const lotIds = new Set(own);
  const between = (after: number, through: number) =>
    reenacted.entries.filter(({ id, lotId }) => id > after && id <= through && lotIds.has(lotId));
  let lived: Lived = { account: { lots: [], settlements: [] }, problem: null };
  let after = 0;
  for (const [index, join] of into.entries()) {
    lived = liveEntries(reenacted, lived, between(after, join.afterEntry));
    const came = liveCame(reenacted, join);
    lived.problem ??= came.problem;
    for (const id of join.lotIds) lotIds.add(id);
    after = join.afterEntry;
    const written = between(after, into[index + 1]?.afterEntry ?? last);
    const [first] = written;
    const merged = joinAccounts(lived.account, came.account, todayIn(reenacted.timeZone, join.at));
    if (merged.entries.length > 0 && first) {
      const differs = !merged.entries.every((entry, at) => isSame(entry, written[at]));
      lived = { account: merged.account, problem: lived.problem ?? (differs ? "a merge led to other entries" : null) };
      after = written[merged.entries.length - 1]?.id ?? after;
    } else lived = { ...lived, account: merged.account };
  }
  return liveEntries(reenacted, lived, between(after, last));
}

/** Repeats the actions of a merged account: its own lots, and before them the lots of earlier merges into it. */
function liveCame(reenacted: Reenacted, join: JoinedAccount): Lived {
  const earlier = reenacted.joins.slice(0, reenacted.joins.indexOf(join));
  const before = earlier.filter(({ keptId }) => keptId === join.otherId);
  const came = new Set(earlier.flatMap(({ lotIds }) => lotIds));
  return liveAccount(
    reenacted,
    join.lotIds.filter((id) => !came.has(id)),
    before,
    join.afterEntry,
  );
}

function liveEntries({ promised, timeZone }: Reenacted, lived: Lived, entries: readonly LivedEntry[]): Lived {
  let { account } = lived;
  if (lived.problem) return lived;
  for (let index = 0; index < entries.length; ) {
    const act = actAt(entries, index);
    const about = `${act[0]?.kind} in lot ${act[0]?.lotId}`;
    const outcome = liveAgain(account, act, promised, timeZone);
    if (!outcome) return { account, problem: `${about} should not have been possible` };
    const written = entries.slice(index, index + outcome.entries.length);
    if (!outcome.entries.every((entry, at) => isSame(entry, written[at])))
      return { account, problem: `${about} led to other entries` };
    account = outcome.account;
    index += outcome.entries.length;
  }
  return { account, problem: null };
}

const isOfShares = ({ kind }: LivedEntry) =>
  kind === "REDEEM" || kind === "CANCEL" || kind === "DEDUCT" || kind === "RESTORE";

/**
 * Returns the first entries of an action: all shares of a redemption or deduction, all entries returned together, or
 * one entry.
 */
function actAt(entries: readonly LivedEntry[], index: number): LivedEntry[] {
  const first = entries[index];
  if (!first || !isOfShares(first)) return entries.slice(index, index + 1);
  const isOne = ({ kind, redemptionId, deductionId }: LivedEntry) =>
    kind === "CANCEL" || (redemptionId === first.redemptionId && deductionId === first.deductionId);
  const belongs = (entry: LivedEntry) => entry.kind === first.kind && entry.at.equals(first.at) && isOne(entry);
  const end = entries.findIndex((entry, at) => at > index && !belongs(entry));
  return entries.slice(index, end === -1 ? undefined : end);
}

function liveAgain(
  account: Account,
  act: readonly LivedEntry[],
  promised: ReadonlyMap<number, PromisedLot>,
  timeZone: string,
): Outcome | null {
  const [first] = act;
  const lot = first && promised.get(first.lotId);
  if (!first || !lot) return null;
  const today = todayIn(timeZone, first.at);
  if (first.kind === "EARN") {
    if (account.lots.some(({ id }) => id === lot.id)) return null;
    return earn(account, { id: lot.id, points: lot.amount, validThrough: lot.validThrough }, today);
  }
  if (!act.every(({ lotId }) => account.lots.some(({ id }) => id === lotId))) return null;
  if (first.kind === "CANCEL" || first.kind === "RESTORE") return reinstate(account, act, today, first.kind);
  if (first.kind === "RETURN") return clawBack(account, first.lotId, first.points, today);
  const price = act.reduce((sum, { points }) => sum + points, 0);
  if (first.kind === "DEDUCT") {
    const deduction = deduct(account, price, today);
    return deduction.ok ? deduction : null;
  }
  if (first.kind !== "REDEEM") return null;
  const isOwn = (id: number) => first.purchaseId !== null && promised.get(id)?.purchaseId === first.purchaseId;
  const redemption = redeem({ ...account, lots: account.lots.filter(({ id }) => !isOwn(id)) }, price, today);
  if (!redemption.ok) return null;
  const own = account.lots.filter(({ id }) => isOwn(id));
  return { ...redemption, account: { ...redemption.account, lots: [...redemption.account.lots, ...own] } };
}

function isSame(entry: NewEntry, written: NewEntry | undefined): boolean {
  return (
    written !== undefined &&
    entry.kind === written.kind &&
    entry.lotId === written.lotId &&
    entry.otherLotId === written.otherLotId &&
    entry.points === written.points
  );
}
