import { textOfCell } from "#packages/domain/csv/csv-cells.ts";
import { textMax } from "#packages/domain/limits.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import type { ImportCell, ImportCells } from "./import-columns.ts";
import { type ImportField, importCellMax } from "./import-fields.ts";
import type { ImportNote, ImportProblem, RowNote, RowProblem } from "./row-faults.ts";

const longest: Partial<Record<ImportField, number>> = {
  firstName: textMax.personName,
  lastName: textMax.personName,
  street: textMax.street,
  zipCode: textMax.zipCode,
  city: textMax.city,
  consentWords: importCellMax,
};

/** Whether a cell contains only a sign for no value: a dash, a question mark, a failed formula. */
const isEmptySign = (text: string) => /^(?:[-–—.?_*/]+|#N\/A|#SAKNAS!|#NULL!)$/i.test(text);
const isEmptyWord = (text: string) => /^(?:n\/a|null|saknas|\(blank\)|\(tom\))$/i.test(text);
const nameFields: readonly ImportField[] = ["name", "firstName", "lastName"];

/** Matches quotation marks around a cell that a CSV reader does not remove. */
const quoted = /^(?:['‘’](.*)['’]|[“”„](.*)[”“])$/s;

/** Returns a cell's text for its field; empty when the cell only marks an empty value. */
export function textFor(field: ImportField, cell: string): string {
  const [, single, double] = quoted.exec(cell.trim()) ?? [];
  const text = normaliseName(textOfCell(single ?? double ?? cell.trim()));
  return isEmptySign(text) || (isEmptyWord(text) && !nameFields.includes(field)) ? "" : text;
}

/** Reads one row by its fields, and collects left-out cells and the reasons why the row cannot be imported. */
export function createRowReader(cells: ImportCells) {
  const problems: RowProblem[] = [];
  const notes: RowNote[] = [];
  const refuse = (field: ImportField | null, problem: ImportProblem) => void problems.push({ field, problem });
  const note = (field: ImportField | null, why: ImportNote) => void notes.push({ field, note: why });
  const filled = (field: ImportField): ImportCell[] =>
    (cells[field] ?? [])
      .map((cell) => ({ ...cell, text: textFor(field, cell.text) }))
      .filter(({ text }) => text !== "");
  /** Returns the field's text. Too long a text gives an empty one and a note. */
  function text(field: ImportField): string {
    const all = filled(field).map((cell) => cell.text);
    const value = field === "street" ? all.join(", ") : (all[0] ?? "");
    if (value.length <= (longest[field] ?? importCellMax)) return value;
    note(field, "TOO_LONG");
    return "";
  }
  /** Returns the field's value; null if the cell is empty or, with a note, unreadable. */
  function read<T>(field: ImportField, parse: (value: string) => T | null, why: ImportNote): T | null {
    const value = text(field);
    const parsed = value === "" ? null : parse(value);
    if (value !== "" && parsed === null) note(field, why);
    return parsed;
  }
  return { problems, notes, refuse, note, filled, text, read };
}

export type RowReader = ReturnType<typeof createRowReader>;
