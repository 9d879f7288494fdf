import { startOfDay, todayIn } from "../calendar.ts";
import { type EntryKind, signOf } from "./ledger.ts";
import type { LedgerEntry } from "./ledger-replay.ts";

export type PointsSource = "PURCHASE" | "CORRECTION" | "OPENING_BALANCE";

/** Where a lot came from, and the promise it was opened under. */
export interface LotOrigin {
  id: number;
  amount: number;
  validThrough: Temporal.PlainDate;
  source: PointsSource;
  /** Null unless a purchase gave it. */
  purchaseId: number | null;
  /** Why it was given; empty for a purchase. */
  reason: string;
}

/** An entry with the moment it was made. */
export interface DatedEntry extends LedgerEntry {
  at: Temporal.Instant;
}

const lineKinds = {
  EARN: "EARNED",
  REDEEM: "USED",
  CANCEL: "GIVEN_BACK",
  DEDUCT: "DEDUCTED",
  RESTORE: "RESTORED",
  RETURN: "TAKEN_BACK",
  SETTLE: "PAID_DEBT",
  RELEASE: "DEBT_RELEASED",
} as const satisfies Record<EntryKind, string>;

export type LineKind = (typeof lineKinds)[EntryKind] | "FELL_DUE";

export interface LinePart {
  lotId: number;
  /** What it added to the lot or took from it. */
  points: number;
  /** The lot's last day; before the line's own day, the part had fallen due already. */
  validThrough: Temporal.PlainDate;
}

/** One thing that happened to the points of a member. */
export interface AccountLine {
  kind: LineKind;
  /** The day in the chain's time zone. */
  on: Temporal.PlainDate;
  /** The moment of the act; what falls due does so as its day begins. */
  at: Temporal.Instant;
  /** Change of what can be used: 0 where only what had fallen due, or what is owed, changed. */
  points: number;
  /** Usable after the act it belongs to. */
  balance: number;
  /** Owed after that act; while anything is, nothing is usable. */
  owed: number;
  /**
   * What it is about: of PAID_DEBT and DEBT_RELEASED, the act that led to them. `lotId` is the lot earned or taken
   * back, with its origin; `returnId` is null when a correction or an opening balance was taken back.
   */
  lotId: number | null;
  source: PointsSource | null;
  reason: string;
  purchaseId: number | null;
  redemptionId: number | null;
  deductionId: number | null;
  returnId: number | null;
  /** Every lot it touched, in the order of the entries. */
  parts: LinePart[];
}

interface Standing {
  origin: LotOrigin;
  net: number;
  due: boolean;
}

interface Telling {
  lots: Map<number, Standing>;
  /** Lots that have not fallen due, the soonest last. */
  ahead: Standing[];
  lines: AccountLine[];
  on: Temporal.PlainDate;
  balance: number;
  owed: number;
}

/**
 * "Explain my points": the account as one readable list, oldest first. One line per act: the shares of a redemption or
 * a deduction stand together; what a purchase or a return led to (PAID_DEBT, DEBT_RELEASED) follows it as lines of their own. All
 * lines of an act tell how it stood after the act: what stood between them never was.
 * FELL_DUE lines are made by the calendar, one a day, dated the day after the lots' last. After the last line of a day
 * stands what `balanceAsOf` says of it, after the last of all what `balanceOn` says. `entries` in the order written;
 * throws when one names a lot not given. Spec §2 "Purchases", §4 "Points".
 */
export function explainPoints(
  lots: readonly LotOrigin[],
  entries: readonly DatedEntry[],
  today: Temporal.PlainDate,
  timeZone: string,
): AccountLine[] {
  const standings = lots.map((origin): Standing => ({ origin, net: 0, due: false }));
  const telling: Telling = {
    lots: new Map(standings.map((standing) => [standing.origin.id, standing])),
    ahead: standings.sort(soonestLast),
    lines: [],
    on: entries[0] ? todayIn(timeZone, entries[0].at) : today,
    balance: 0,
    owed: 0,
  };
  let previous: DatedEntry | null = null;
  for (const entry of entries) {
    if (!previous?.at.equals(entry.at)) passDays(telling, todayIn(timeZone, entry.at), timeZone);
    if (!previous || !isSameAct(previous, entry)) telling.lines.push(newLine(telling, entry));
    tell(telling, entry);
    previous = entry;
  }
  passDays(telling, today, timeZone);
  standAfterActs(telling.lines);
  return telling.lines;
}

const follows = ({ kind }: AccountLine) => kind === "PAID_DEBT" || kind === "DEBT_RELEASED";

function standAfterActs(lines: readonly AccountLine[]): void {
  for (let index = lines.length - 2; index >= 0; index--) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line && next && follows(next)) Object.assign(line, { balance: next.balance, owed: next.owed });
  }
}

function soonestLast({ origin: a }: Standing, { origin: b }: Standing): number {
  return Temporal.PlainDate.compare(b.validThrough, a.validThrough) || b.id - a.id;
}

/** Moves to a day, never back: entries written a moment apart at midnight stay in their order. */
function passDays(telling: Telling, day: Temporal.PlainDate, timeZone: string): void {
  if (Temporal.PlainDate.compare(day, telling.on) < 0) return;
  for (;;) {
    const next = telling.ahead.at(-1);
    if (!next || Temporal.PlainDate.compare(next.origin.validThrough, day) >= 0) break;
    telling.ahead.pop();
    fallDue(telling, next, timeZone);
  }
  telling.on = day;
}

function fallDue(telling: Telling, standing: Standing, timeZone: string): void {
  standing.due = true;
  if (standing.net <= 0) return;
  const { id, validThrough } = standing.origin;
  const on = validThrough.add({ days: 1 });
  const last = telling.lines.at(-1);
  const line =
    last?.kind === "FELL_DUE" && last.on.equals(on) ? last : blankLine("FELL_DUE", on, startOfDay(on, timeZone));
  if (line !== last) telling.lines.push(line);
  line.parts.push({ lotId: id, points: -standing.net, validThrough });
  change(telling, line, -standing.net, 0);
}

function isSameAct(a: DatedEntry, b: DatedEntry): boolean {
  if (a.kind !== b.kind || b.kind === "EARN" || b.kind === "RETURN") return false;
  return a.redemptionId === b.redemptionId && a.deductionId === b.deductionId && a.at.equals(b.at);
}

function newLine(telling: Telling, entry: DatedEntry): AccountLine {
  const { kind, at, redemptionId, deductionId, returnId } = entry;
  const line = blankLine(lineKinds[kind], telling.on, at);
  if (kind === "SETTLE" || kind === "RELEASE") {
    const cause = telling.lines.at(-1);
    if (!cause) throw new Error("nothing led to the first entry");
    return { ...line, ...aboutOf(cause) };
  }
  if (redemptionId !== null || deductionId !== null) return { ...line, redemptionId, deductionId };
  const { id, source, reason, purchaseId } = standingOf(telling, entry.lotId).origin;
  return { ...line, lotId: id, source, reason, purchaseId, returnId };
}

type About = Pick<
  AccountLine,
  "lotId" | "source" | "reason" | "purchaseId" | "redemptionId" | "deductionId" | "returnId"
>;

const aboutNothing: About = {
  ...{ lotId: null, source: null, reason: "", purchaseId: null },
  ...{ redemptionId: null, deductionId: null, returnId: null },
};

function aboutOf({ lotId, source, reason, purchaseId, redemptionId, deductionId, returnId }: AccountLine): About {
  return { lotId, source, reason, purchaseId, redemptionId, deductionId, returnId };
}

function blankLine(kind: LineKind, on: Temporal.PlainDate, at: Temporal.Instant): AccountLine {
  return { kind, on, at, points: 0, balance: 0, owed: 0, ...aboutNothing, parts: [] };
}

function tell(telling: Telling, { kind, lotId, otherLotId, points }: DatedEntry): void {
  const line = telling.lines.at(-1);
  if (!line) return;
  tellPart(telling, line, lotId, signOf(kind) * points);
  if (otherLotId !== null) tellPart(telling, line, otherLotId, -signOf(kind) * points);
}

function tellPart(telling: Telling, line: AccountLine, lotId: number, points: number): void {
  const standing = standingOf(telling, lotId);
  const before = standing.net;
  const after = before + points;
  standing.net = after;
  line.parts.push({ lotId, points, validThrough: standing.origin.validThrough });
  const usable = standing.due ? 0 : Math.max(after, 0) - Math.max(before, 0);
  change(telling, line, usable, Math.max(-after, 0) - Math.max(-before, 0));
}

function change(telling: Telling, line: AccountLine, usable: number, owed: number): void {
  telling.balance += usable;
  telling.owed += owed;
  line.points += usable;
  line.balance = telling.balance;
  line.owed = telling.owed;
}

function standingOf({ lots }: Telling, lotId: number): Standing {
  const standing = lots.get(lotId);
  if (!standing) throw new Error(`lot ${lotId} is not in the account`);
  return standing;
}
