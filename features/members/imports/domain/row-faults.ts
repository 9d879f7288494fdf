import type { ImportField } from "./import-fields.ts";

/** The problems of a cell or a row. */
export const importProblems = [
  "ADDRESS_MISSING",
  "INVALID_EMAIL",
  "INVALID_PHONE",
  "NOT_MOBILE",
  "INVALID_DATE",
  "YEAR_MISSING",
  "DATE_IN_FUTURE",
  "INVALID_NUMBER",
  "TOO_MANY_POINTS",
  "THROUGH_PASSED",
  "THROUGH_TOO_FAR",
  "UNKNOWN_LOCATION",
  "UNKNOWN_LANGUAGE",
  "UNKNOWN_GENDER",
  "UNKNOWN_ANSWER",
  "TOO_LONG",
  "TOO_MANY_STAMPS",
  "STAMPS_NEED_LOCATION",
  "TWO_MEMBERS",
] as const;
export type ImportProblem = (typeof importProblems)[number];

/**
 * The reason why a row cannot be imported, with its field; null if the problem concerns all of the row. Only missing or
 * unreadable addresses refuse a row.
 */
export interface RowProblem {
  field: ImportField | null;
  problem: ImportProblem;
}

/** The reasons why a consent to marketing does not count. */
export const consentNotes = ["CONSENT_WITHOUT_EVIDENCE", "CONSENT_WITHOUT_ADDRESS", "CONSENT_REFUSED_BEFORE"] as const;

/** The reasons why a cell or a consent of an imported row is left out. */
export const importNotes = [...consentNotes, ...importProblems] as const;
export type ImportNote = (typeof importNotes)[number];

/** A left-out cell with its field; a null field means one of the consents. */
export interface RowNote {
  field: ImportField | null;
  note: ImportNote;
}

/** Reads a stored note. Rows that an earlier version checked store only the note's name. */
export const noteOf = (stored: RowNote | ImportNote): RowNote =>
  typeof stored === "string" ? { field: null, note: stored } : stored;
