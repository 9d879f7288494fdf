import { todayIn } from "#packages/domain/calendar.ts";
import {
  type AccountLine,
  beginsAct,
  type DatedEntry,
  explainFrom,
  follows,
  type LotBefore,
} from "./explain-points.ts";

/** The place in an account where one page ends and the next page, with earlier lines, begins. */
export interface AccountEdge {
  /** The next page shows the entries before this one; null for all entries. */
  entryId: number | null;
  /** The last day of expiry before the edge. */
  day: Temporal.PlainDate;
  /** The usable points and the deficit at the edge. */
  balance: number;
  owed: number;
}

export interface NumberedEntry extends DatedEntry {
  id: number;
}

/** A part of an account's entries that begins with an action, with the context to describe it. */
export interface Stretch {
  entries: readonly NumberedEntry[];
  /** The latest day of the entries before; null at the start of the account. */
  on: Temporal.PlainDate | null;
}

/** Returns the day that a line describes; points expire at the end of their last day. */
const lastDayOf = ({ kind, on }: AccountLine) => (kind === "EXPIRED" ? on.subtract({ days: 1 }) : on);

/** Returns the latest of days. A queued visit is entered after entries of later days. */
const latestOf = (first: Temporal.PlainDate, ...others: readonly Temporal.PlainDate[]): Temporal.PlainDate =>
  others.reduce((latest, day) => (Temporal.PlainDate.compare(day, latest) > 0 ? day : latest), first);

/**
 * Returns the part of the latest entries before an edge, from their first complete action; null without one. `isAll`:
 * there are no earlier entries.
 */
export function stretchOf(entries: readonly NumberedEntry[], isAll: boolean, timeZone: string): Stretch | null {
  if (isAll) return { entries, on: null };
  const start = entries.findIndex((entry, index) => {
    const previous = entries[index - 1];
    return previous !== undefined && beginsAct(entry, previous);
  });
  const [first, ...others] = entries.slice(0, Math.max(start, 0)).map(({ at }) => todayIn(timeZone, at));
  return first ? { entries: entries.slice(start), on: latestOf(first, ...others) } : null;
}

export interface AccountPage {
  /** Oldest first. */
  lines: AccountLine[];
  /** The edge where the earlier page begins; null if there is no earlier page. */
  earlier: AccountEdge | null;
}

/**
 * Returns the latest complete actions that fit on a page, at least one. Of earlier entries it needs only the lots'
 * balances. `lots`: those in the entries, and those that expired since. Null if the part is too short. Spec §4
 * "Points".
 */
export function accountPage(
  { entries, on }: Stretch,
  lots: readonly LotBefore[],
  edge: AccountEdge,
  { size, timeZone }: { size: number; timeZone: string },
): AccountPage | null {
  const explained = explainFrom({ lots, on }, entries, edge.day, timeZone);
  const [balance, owed] = [edge.balance - (explained.at(-1)?.balance ?? 0), edge.owed - (explained.at(-1)?.owed ?? 0)];
  const lines = explained.map((line) => ({ ...line, balance: line.balance + balance, owed: line.owed + owed }));
  const start = firstShown(lines, size);
  const [first, before] = [lines[start], lines[start - 1]];
  if (!first || !before) return on === null ? { lines, earlier: null } : null;
  return {
    lines: lines.slice(start),
    earlier: {
      entryId: entries[first.entriesBefore]?.id ?? (entries.at(-1)?.id ?? 0) + 1,
      day: latestOf(lastDayOf(first), ...lines.slice(0, start).map(lastDayOf)),
      balance: before.balance,
      owed: before.owed,
    },
  };
}

/** An action stays on one page, with any number of lines. */
function firstShown(lines: readonly AccountLine[], size: number): number {
  const starts = lines.flatMap((line, index) => (follows(line) ? [] : [index]));
  return starts.find((start) => lines.length - start <= size) ?? starts.at(-1) ?? 0;
}
