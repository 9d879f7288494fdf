import {
  type AccountLine,
  beginsAct,
  type DatedEntry,
  daysUpTo,
  explainFrom,
  follows,
  type LotBefore,
} from "./explain-points.ts";

/** The place in an account where one page ends and the next page, with earlier lines, begins. */
export interface AccountEdge {
  /** The next page shows the entries before this one; null for all entries. */
  entryId: number | null;
  /** The earliest day of the entries from the edge on: earlier expiries are before the edge. */
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
  /** The earliest day from the entry before on; null at the start of the account. */
  on: Temporal.PlainDate | null;
}

/**
 * Returns the part of the latest entries before an edge, from their first complete action; null without one. `isAll`:
 * there are no earlier entries.
 */
export function stretchOf(
  entries: readonly NumberedEntry[],
  isAll: boolean,
  edgeDay: Temporal.PlainDate,
  timeZone: string,
): Stretch | null {
  if (isAll) return { entries, on: null };
  const start = entries.findIndex((entry, index) => {
    const previous = entries[index - 1];
    return previous !== undefined && beginsAct(entry, previous);
  });
  const [on] = daysUpTo(entries.slice(start - 1), edgeDay, timeZone);
  return start > 0 && on ? { entries: entries.slice(start), on } : null;
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
      day: lines.slice(start).map(lastDayOf).reduce(earlierOf, edge.day),
      balance: before.balance,
      owed: before.owed,
    },
  };
}

/** Returns the day that a line describes; points expire at the end of their last day. */
const lastDayOf = ({ kind, on }: AccountLine) => (kind === "EXPIRED" ? on.subtract({ days: 1 }) : on);

const earlierOf = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) < 0 ? one : other;

/** An action stays on one page, with any number of lines. */
function firstShown(lines: readonly AccountLine[], size: number): number {
  const starts = lines.flatMap((line, index) => (follows(line) ? [] : [index]));
  return starts.find((start) => lines.length - start <= size) ?? starts.at(-1) ?? 0;
}
