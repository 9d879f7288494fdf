import type { ImportColumn } from "../domain/import-columns.ts";
import { importKept, importOutcomes, undoableUntil } from "../domain/import-states.ts";
import type { Brings } from "../domain/known-members.ts";
import type { ImportRow } from "./queries.ts";

/** Sums of an import's rows, as stored with it. */
export type Counts = Record<string, number>;

export function count(counts: Counts, name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more;
}

/** Adds the points, stamps and opt-outs of existing members to the sums; `sign` -1 subtracts them. */
export function countKnown(counts: Counts, { points, stamps, optOuts }: Brings, sign: 1 | -1): void {
  count(counts, "knownPoints", sign * points);
  count(counts, "knownStamps", sign * stamps);
  count(counts, "optOuts", sign * (optOuts.length > 0 ? 1 : 0));
}

const among = <Name extends string>(names: readonly Name[], counts: Counts) =>
  Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as Record<Name, number>;

/** Returns the moment until which an import can be undone; null when it cannot. */
export function undoable({ state, done_at }: Pick<ImportRow, "state" | "done_at">, now: Temporal.Instant) {
  if (!done_at || !["STOPPED", "DONE"].includes(state)) return null;
  const until = undoableUntil(done_at);
  return Temporal.Instant.compare(now, until) < 0 ? until : null;
}

export function importOf(row: ImportRow, now: Temporal.Instant) {
  const counts = row.counts as Counts;
  return {
    id: row.id,
    fileName: row.file_name,
    state: row.state,
    rows: row.row_count,
    received: row.received,
    progress: row.progress,
    outcomes: among(importOutcomes, counts),
    points: counts.points ?? 0,
    stamps: counts.stamps ?? 0,
    known: { points: counts.knownPoints ?? 0, stamps: counts.knownStamps ?? 0, optOuts: counts.optOuts ?? 0 },
    withoutEvidence: counts.withoutEvidence ?? 0,
    noted: counts.noted ?? 0,
    cost: null,
    kept: among(importKept, counts),
    by: row.author,
    createdAt: row.created_at.toString(),
    doneAt: row.done_at?.toString() ?? null,
    undoableUntil: undoable(row, now)?.toString() ?? null,
    invitable: row.invitable,
    invitedAt: row.invited_at?.toString() ?? null,
    columns: row.columns as unknown as ImportColumn[],
  };
}
