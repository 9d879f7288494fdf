/** The state of an import: its rows are uploaded, checked and imported, and can be undone. */
export const importStates = [
  "RECEIVING",
  "CHECKING",
  "CHECKED",
  "RUNNING",
  "STOPPED",
  "DONE",
  "UNDOING",
  "UNDONE",
] as const;
export type ImportState = (typeof importStates)[number];

/**
 * The outcome of a row. KNOWN: an existing member, unchanged. COMPLETED: an existing member who gets missing data.
 * DUPLICATE: an earlier row is the same person. LEFT: the person left the club and is not imported.
 */
export const importOutcomes = ["NEW", "KNOWN", "COMPLETED", "DUPLICATE", "LEFT", "BAD"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * The reason why a row remains when its import is undone. USED: the new member has been active since. CLAIMED: the
 * member joined. GONE: the member no longer exists. SPENT: an existing member has used the imported points or stamps.
 */
export const importKept = ["USED", "CLAIMED", "GONE", "SPENT"] as const;
export type ImportKept = (typeof importKept)[number];

/** The number of days in which an import can be undone. */
export const importUndoDays = 7;

const nexts: Record<ImportState, readonly ImportState[]> = {
  RECEIVING: ["CHECKING"],
  CHECKING: ["CHECKED"],
  CHECKED: ["RUNNING"],
  RUNNING: ["STOPPED", "DONE"],
  STOPPED: ["RUNNING", "UNDOING"],
  DONE: ["UNDOING"],
  UNDOING: ["UNDONE"],
  UNDONE: [],
};

export const canBecome = (from: ImportState, to: ImportState) => nexts[from].includes(to);

/** Returns the end of the undo period, counted from the last imported row. */
export const undoableUntil = (doneAt: Temporal.Instant) => doneAt.add({ hours: 24 * importUndoDays });

/** Whether an import can be deleted: it has created no members. */
export const canBeRemoved = (state: ImportState) => ["RECEIVING", "CHECKING", "CHECKED"].includes(state);
