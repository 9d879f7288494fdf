/** Where an import stands: its rows arrive, are checked, taken in, and may be undone. */
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
 * What becomes of a row. KNOWN: a member already, nothing changes; COMPLETED: a member already who gets what they lack.
 * DUPLICATE: an earlier row is the same person. LEFT: they left the club, and no list brings them back.
 */
export const importOutcomes = ["NEW", "KNOWN", "COMPLETED", "DUPLICATE", "LEFT", "BAD"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * Why a row stays when its import is undone: whom it brought was here since, signed up themselves, or is gone already. SPENT:
 * a member of before has used of what it gave.
 */
export const importKept = ["USED", "CLAIMED", "GONE", "SPENT"] as const;
export type ImportKept = (typeof importKept)[number];

/** How long an import can be undone, in days. */
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

/** Whether an import may go from one state to another. */
export const canBecome = (from: ImportState, to: ImportState) => nexts[from].includes(to);

/** Until when an import can be undone: so many days after it was last taken in from. */
export const undoableUntil = (doneAt: Temporal.Instant) => doneAt.add({ hours: 24 * importUndoDays });

/** Whether it can be thrown away: nobody has been taken in by it. */
export const canBeRemoved = (state: ImportState) => ["RECEIVING", "CHECKING", "CHECKED"].includes(state);
