import { todayIn } from "#packages/domain/calendar.ts";
import {
  type AccountLine,
  beginsAct,
  type DatedEntry,
  explainFrom,
  follows,
  type LotBefore,
} from "./explain-points.ts";

/** Where a page of the account ends: all that came before is told on it or on those after it. */
export interface AccountEdge {
  /** Entries before this one; null: all there are. */
  entryId: number | null;
  /** What has expired up to this day. */
  day: Temporal.PlainDate;
  /** What could be used, and what was owed, there. */
  balance: number;
  owed: number;
}

export interface NumberedEntry extends DatedEntry {
  id: number;
}

/** A stretch of an account's entries that begins with an act, and what must be known to tell it. */
export interface Stretch {
  entries: readonly NumberedEntry[];
  /** The day of the entry before; null where the account begins. */
  on: Temporal.PlainDate | null;
}

/**
 * The stretch that the latest entries before an edge hold, from their first whole act on; null when they hold none.
 * `isAll`: there are none before them.
 */
export function stretchOf(entries: readonly NumberedEntry[], isAll: boolean, timeZone: string): Stretch | null {
  if (isAll) return { entries, on: null };
  const start = entries.findIndex((entry, index) => {
    const previous = entries[index - 1];
    return previous !== undefined && beginsAct(entry, previous);
  });
  const before = entries[start - 1];
  return before ? { entries: entries.slice(start), on: todayIn(timeZone, before.at) } : null;
}

export interface AccountPage {
  /** Oldest first. */
  lines: AccountLine[];
  /** Where the page before it ends; null when there is none. */
  earlier: AccountEdge | null;
}

/**
 * The latest whole acts before an edge that fit on a page, at least one, with nothing read of what came before the
 * stretch but what its lots held. `lots`: those its entries name, and those that expired from its day on before the
 * edge's. Null when the stretch is too short to fill the page. Spec §4 "Points".
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
      day: first.kind === "EXPIRED" ? first.on.subtract({ days: 1 }) : first.on,
      balance: before.balance,
      owed: before.owed,
    },
  };
}

/** An act is told on one page, however many lines it has. */
function firstShown(lines: readonly AccountLine[], size: number): number {
  const starts = lines.flatMap((line, index) => (follows(line) ? [] : [index]));
  return starts.find((start) => lines.length - start <= size) ?? starts.at(-1) ?? 0;
}
