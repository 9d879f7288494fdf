import { todayIn } from "../calendar.ts";
import { clawBack, deduct, earn, redeem, reinstate } from "./account.ts";
import type { Account, NewEntry, Outcome } from "./ledger.ts";
import type { LedgerEntry } from "./ledger-replay.ts";

/** A lot as it was promised. */
export interface PromisedLot {
  id: number;
  amount: number;
  validThrough: Temporal.PlainDate;
  purchaseId: number | null;
}

export interface LivedEntry extends LedgerEntry {
  at: Temporal.Instant;
  /** REDEEM: the purchase it was made at, whose own lot may not pay it; null at none. */
  purchaseId: number | null;
}

/**
 * Lives a member's account through once more by the rules themselves: every act must have written just the entries it
 * writes now. Where `replay` tells whether figures and entries agree, this tells whether the right lots were used, paid
 * and given back. Answers what went wrong first, or null. `entries` in the order written. Spec §4 "Points".
 */
export function reenact(lots: readonly PromisedLot[], entries: readonly LivedEntry[], timeZone: string): string | null {
  const promised = new Map(lots.map((lot) => [lot.id, lot]));
  let account: Account = { lots: [], settlements: [] };
  for (let index = 0; index < entries.length; ) {
    const act = actAt(entries, index);
    const about = `${act[0]?.kind} in lot ${act[0]?.lotId}`;
    const outcome = liveAgain(account, act, promised, timeZone);
    if (!outcome) return `${about} should not have been possible`;
    const written = entries.slice(index, index + outcome.entries.length);
    if (!outcome.entries.every((entry, at) => isSame(entry, written[at]))) return `${about} led to other entries`;
    account = outcome.account;
    index += outcome.entries.length;
  }
  return null;
}

const isOfShares = ({ kind }: LivedEntry) =>
  kind === "REDEEM" || kind === "CANCEL" || kind === "DEDUCT" || kind === "RESTORE";

/** The entries an act began with: all shares of a redemption or deduction, all that were given back together, else one. */
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
