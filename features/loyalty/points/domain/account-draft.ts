import {
  type Account,
  byUseOrder,
  isUsable,
  type Lot,
  type NewEntry,
  type Outcome,
  type Settlement,
  signOf,
} from "./ledger.ts";

/** An account during an action. It never leaves the action, so input and result are not changed in place. */
export interface Draft {
  lots: Map<number, Lot>;
  settlements: Settlement[];
  entries: NewEntry[];
}

export function draftOf(account: Account): Draft {
  return {
    lots: new Map(account.lots.map((lot) => [lot.id, lot])),
    settlements: [...account.settlements],
    entries: [],
  };
}

export function outcomeOf(draft: Draft): Outcome {
  return { account: { lots: [...draft.lots.values()], settlements: draft.settlements }, entries: draft.entries };
}

/** Adds an entry and applies its effect. Throws for a lot outside the account. */
export function post(draft: Draft, entry: NewEntry): void {
  const change = signOf(entry.kind) * entry.points;
  changeLot(draft, entry.lotId, change);
  if (entry.otherLotId !== null) changeLot(draft, entry.otherLotId, -change);
  recordSettlement(draft.settlements, entry);
  draft.entries.push(entry);
}

function changeLot(draft: Draft, lotId: number, change: number): void {
  const lot = draft.lots.get(lotId);
  if (!lot) throw new Error(`lot ${lotId} is not in the account`);
  const net = lot.left - lot.owed + change;
  draft.lots.set(lotId, { ...lot, left: Math.max(net, 0), owed: Math.max(-net, 0) });
}

/**
 * Updates `settlements` (payments between lots, oldest first, in place) by a SETTLE or RELEASE; ignores other kinds.
 * Throws if a RELEASE does not repay the lot that paid last, or exceeds its payment.
 */
export function recordSettlement(settlements: Settlement[], { kind, lotId, otherLotId, points }: NewEntry): void {
  if ((kind !== "SETTLE" && kind !== "RELEASE") || otherLotId === null) return;
  const index = settlements.findLastIndex(({ owingId }) => owingId === otherLotId);
  const last = settlements[index];
  if (last?.payerId !== lotId || (kind === "RELEASE" && last.points < points)) {
    if (kind === "RELEASE")
      throw new Error(`lot ${otherLotId} returns points to lot ${lotId}, which did not make the latest payment`);
    settlements.push({ payerId: lotId, owingId: otherLotId, points });
  } else if (kind === "RELEASE" && last.points === points) settlements.splice(index, 1);
  else settlements[index] = { ...last, points: last.points + (kind === "SETTLE" ? points : -points) };
}

/**
 * Normalises an account: no lot has points while another lot's payment covers it, and no points are usable during a
 * deficit. Spec §4 "Points".
 */
export function normalise(draft: Draft, today: Temporal.PlainDate): void {
  releasePayments(draft);
  payOwed(draft, today);
}

/**
 * A RELEASE may repay a lot whose own deficit another lot has paid, so the loop repeats. It ends because each RELEASE
 * shortens the payments.
 */
function releasePayments(draft: Draft): void {
  for (;;) {
    const payment = draft.settlements.findLast(({ owingId }) => (draft.lots.get(owingId)?.left ?? 0) > 0);
    if (!payment) return;
    const points = Math.min(draft.lots.get(payment.owingId)?.left ?? 0, payment.points);
    post(draft, { kind: "RELEASE", lotId: payment.payerId, points, otherLotId: payment.owingId });
  }
}

function payOwed(draft: Draft, today: Temporal.PlainDate): void {
  const lots = [...draft.lots.values()];
  const owing = lots.filter(({ owed }) => owed > 0).sort((a, b) => a.id - b.id);
  if (owing.length === 0) return;
  const payers = lots.filter((lot) => isUsable(lot, today)).sort(byUseOrder);
  for (const payer of payers) {
    let remaining = payer.left;
    while (remaining > 0 && owing[0]) {
      const { id } = owing[0];
      const owed = draft.lots.get(id)?.owed ?? 0;
      const points = Math.min(remaining, owed);
      post(draft, { kind: "SETTLE", lotId: payer.id, points, otherLotId: id });
      remaining -= points;
      if (points === owed) owing.shift();
    }
  }
}
