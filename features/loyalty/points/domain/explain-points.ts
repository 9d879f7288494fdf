import { startOfDay, todayIn } from "#packages/domain/calendar.ts";
import { type EntryKind, signOf } from "./ledger.ts";
import type { LedgerEntry } from "./ledger-replay.ts";

export type PointsSource = "PURCHASE" | "CORRECTION" | "OPENING_BALANCE";

/** The origin of a lot, and its terms when opened. */
export interface LotOrigin {
  id: number;
  amount: number;
  validThrough: Temporal.PlainDate;
  source: PointsSource;
  /** The purchase that earned the points; null for other lots. */
  purchaseId: number | null;
  /** The reason of a correction; empty for a purchase. */
  reason: string;
}

/** An entry with the moment it was made. */
export interface DatedEntry extends LedgerEntry {
  at: Temporal.Instant;
}

const lineKinds = {
  EARN: "EARNED",
  REDEEM: "USED",
  CANCEL: "REINSTATED",
  DEDUCT: "DEDUCTED",
  RESTORE: "RESTORED",
  RETURN: "CLAWED_BACK",
  SETTLE: "PAID_DEBT",
  RELEASE: "DEBT_RELEASED",
} as const satisfies Record<EntryKind, string>;

export type LineKind = (typeof lineKinds)[EntryKind] | "EXPIRED";

export interface LinePart {
  lotId: number;
  /** The points added to the lot or taken from it. */
  points: number;
  /** The lot's last day; if before the line's day, these points had already expired. */
  validThrough: Temporal.PlainDate;
}

/** One action or expiry in a member's account. */
export interface AccountLine {
  kind: LineKind;
  /** The day in the chain's time zone. */
  on: Temporal.PlainDate;
  /** The moment of the action; points expire at the start of their day. */
  at: Temporal.Instant;
  /** The change of usable points; 0 if only expired points or the deficit changed. */
  points: number;
  /** Usable points after its action. */
  balance: number;
  /** The deficit after its action; during a deficit no points are usable. */
  owed: number;
  /**
   * The subject; for PAID_DEBT and DEBT_RELEASED, the action behind them. `lotId`: the lot earned or taken back, with
   * its origin; `returnId`: null for a withdrawn correction or opening balance.
   */
  lotId: number | null;
  source: PointsSource | null;
  reason: string;
  purchaseId: number | null;
  redemptionId: number | null;
  deductionId: number | null;
  returnId: number | null;
  /** The lots that the action changed, in the order of the entries. */
  parts: LinePart[];
  /** The number of entries that the lines before this one describe. */
  entriesBefore: number;
}

/** A lot, with its balance before the described entries. */
export interface LotBefore extends LotOrigin {
  net: number;
}

/** The state of an account before the described entries. */
export interface Opening {
  /** The lots that the entries name, and the lots that expire between the entries. */
  lots: readonly LotBefore[];
  /** The day of the entry before; null at the start of the account. */
  on: Temporal.PlainDate | null;
}

interface LotState {
  origin: LotOrigin;
  net: number;
  expired: boolean;
}

interface Writing {
  lots: Map<number, LotState>;
  /** Unexpired lots, the soonest to expire last. */
  ahead: LotState[];
  lines: AccountLine[];
  entries: number;
  balance: number;
  owed: number;
}

/**
 * Lists the account oldest first: one line per action, then its PAID_DEBT and DEBT_RELEASED lines with the same
 * balance. EXPIRED is one line a day, dated the next day. The result equals `balanceAsOf` and `balanceOn`. Throws for
 * an unknown lot. Spec §2 "Purchases", §4 "Points".
 */
export function explainFrom(
  { lots, on }: Opening,
  entries: readonly DatedEntry[],
  today: Temporal.PlainDate,
  timeZone: string,
): AccountLine[] {
  const days = daysUpTo(entries, today, timeZone);
  const states = lots.map(({ net, ...origin }): LotState => {
    return { origin, net, expired: on !== null && Temporal.PlainDate.compare(origin.validThrough, on) < 0 };
  });
  const writing: Writing = {
    lots: new Map(states.map((state) => [state.origin.id, state])),
    ahead: states.filter(({ expired }) => !expired).sort(soonestLast),
    lines: [],
    entries: 0,
    balance: 0,
    owed: 0,
  };
  let previous: DatedEntry | null = null;
  for (const [index, entry] of entries.entries()) {
    passDays(writing, days[index] ?? today, timeZone);
    if (!previous || !isSameLine(previous, entry)) writing.lines.push(newLine(writing, entry, timeZone));
    writeEntry(writing, entry);
    writing.entries += 1;
    previous = entry;
  }
  passDays(writing, today, timeZone);
  settleAfterActs(writing.lines);
  return writing.lines;
}

/** Whether a line is an effect of the action before it. */
export const follows = ({ kind }: AccountLine): boolean => kind === "PAID_DEBT" || kind === "DEBT_RELEASED";

function settleAfterActs(lines: readonly AccountLine[]): void {
  for (let index = lines.length - 2; index >= 0; index--) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line && next && follows(next)) Object.assign(line, { balance: next.balance, owed: next.owed });
  }
}

function soonestLast({ origin: a }: LotState, { origin: b }: LotState): number {
  return Temporal.PlainDate.compare(b.validThrough, a.validThrough) || b.id - a.id;
}

/**
 * Returns the day of each entry; an earlier one if a later entry has it. A queued visit is entered after visits of later
 * days, and may use points that have expired since.
 */
export function daysUpTo(
  entries: readonly DatedEntry[],
  today: Temporal.PlainDate,
  timeZone: string,
): Temporal.PlainDate[] {
  let earliest = today;
  return entries
    .toReversed()
    .map(({ at }) => {
      const day = todayIn(timeZone, at);
      if (Temporal.PlainDate.compare(day, earliest) < 0) earliest = day;
      return earliest;
    })
    .reverse();
}

/** Writes the expiry lines up to a day. */
function passDays(writing: Writing, day: Temporal.PlainDate, timeZone: string): void {
  for (;;) {
    const next = writing.ahead.at(-1);
    if (!next || Temporal.PlainDate.compare(next.origin.validThrough, day) >= 0) break;
    writing.ahead.pop();
    expire(writing, next, timeZone);
  }
}

function expire(writing: Writing, state: LotState, timeZone: string): void {
  state.expired = true;
  if (state.net <= 0) return;
  const { id, validThrough } = state.origin;
  const on = validThrough.add({ days: 1 });
  const last = writing.lines.at(-1);
  const line =
    last?.kind === "EXPIRED" && last.on.equals(on)
      ? last
      : blankLine("EXPIRED", on, startOfDay(on, timeZone), writing.entries);
  if (line !== last) writing.lines.push(line);
  line.parts.push({ lotId: id, points: -state.net, validThrough });
  change(writing, line, -state.net, 0);
}

/** Whether an entry begins an action: an account can be split before it. */
export function beginsAct(entry: DatedEntry, previous: DatedEntry): boolean {
  return entry.kind !== "SETTLE" && entry.kind !== "RELEASE" && !isSameLine(previous, entry);
}

function isSameLine(a: DatedEntry, b: DatedEntry): boolean {
  if (a.kind !== b.kind || b.kind === "EARN" || b.kind === "RETURN") return false;
  return a.redemptionId === b.redemptionId && a.deductionId === b.deductionId && a.at.equals(b.at);
}

function newLine(writing: Writing, entry: DatedEntry, timeZone: string): AccountLine {
  const { kind, at, redemptionId, deductionId, returnId } = entry;
  const line = blankLine(lineKinds[kind], todayIn(timeZone, at), at, writing.entries);
  if (kind === "SETTLE" || kind === "RELEASE") {
    const cause = writing.lines.at(-1);
    if (!cause) throw new Error("the first entry has no cause");
    return { ...line, ...aboutOf(cause) };
  }
  if (redemptionId !== null || deductionId !== null) return { ...line, redemptionId, deductionId };
  const { id, source, reason, purchaseId } = stateOf(writing, entry.lotId).origin;
  return { ...line, lotId: id, source, reason, purchaseId, returnId };
}

type About = Pick<
  AccountLine,
  "lotId" | "source" | "reason" | "purchaseId" | "redemptionId" | "deductionId" | "returnId"
>;

const aboutNothing: About = {
  lotId: null,
  source: null,
  reason: "",
  purchaseId: null,
  redemptionId: null,
  deductionId: null,
  returnId: null,
};

function aboutOf({ lotId, source, reason, purchaseId, redemptionId, deductionId, returnId }: AccountLine): About {
  return { lotId, source, reason, purchaseId, redemptionId, deductionId, returnId };
}

function blankLine(kind: LineKind, on: Temporal.PlainDate, at: Temporal.Instant, entriesBefore: number): AccountLine {
  return { kind, on, at, points: 0, balance: 0, owed: 0, ...aboutNothing, parts: [], entriesBefore };
}

function writeEntry(writing: Writing, { kind, lotId, otherLotId, points }: DatedEntry): void {
  const line = writing.lines.at(-1);
  if (!line) return;
  writePart(writing, line, lotId, signOf(kind) * points);
  if (otherLotId !== null) writePart(writing, line, otherLotId, -signOf(kind) * points);
}

function writePart(writing: Writing, line: AccountLine, lotId: number, points: number): void {
  const state = stateOf(writing, lotId);
  const before = state.net;
  const after = before + points;
  state.net = after;
  line.parts.push({ lotId, points, validThrough: state.origin.validThrough });
  const usable = state.expired ? 0 : Math.max(after, 0) - Math.max(before, 0);
  change(writing, line, usable, Math.max(-after, 0) - Math.max(-before, 0));
}

function change(writing: Writing, line: AccountLine, usable: number, owed: number): void {
  writing.balance += usable;
  writing.owed += owed;
  line.points += usable;
  line.balance = writing.balance;
  line.owed = writing.owed;
}

function stateOf({ lots }: Writing, lotId: number): LotState {
  const state = lots.get(lotId);
  if (!state) throw new Error(`lot ${lotId} is not in the account`);
  return state;
}
