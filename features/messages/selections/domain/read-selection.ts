import { type FieldProblem, readField } from "./condition-fields.ts";
import { definitionOf, isConditionKind } from "./conditions.ts";
import { type Condition, conditionsMax, type Group, type Selection, selectionVersion } from "./selection.ts";

/**
 * A problem by path (`conditions.0.conditions.1.min`). SELECTION_UNKNOWN: a version or kind that this release does not
 * know.
 */
export type SelectionProblem = FieldProblem | "SELECTION_UNKNOWN" | "TOO_MANY_CONDITIONS";
export type ReadSelection =
  | { ok: true; selection: Selection }
  | { ok: false; problems: Record<string, SelectionProblem> };

type Written = Record<string, unknown>;
type Note = (path: string, problem: SelectionProblem) => void;

const isWritten = (value: unknown): value is Written =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readCondition(written: Written, path: string, note: Note): Condition | null {
  const { kind } = written;
  if (!isConditionKind(kind)) {
    note(`${path}.kind`, kind === undefined ? "REQUIRED" : "SELECTION_UNKNOWN");
    return null;
  }
  const read = definitionOf(kind).fields.map((field) => readField(field, written));
  for (const { problems } of read) {
    for (const [key, problem] of Object.entries(problems)) note(`${path}.${key}`, problem);
  }
  return Object.assign({ kind }, ...read.map(({ values }) => values));
}

function readParts<Part>(
  { match, conditions }: Written,
  path: string,
  note: Note,
  readPart: (written: Written, path: string) => Part | null,
): { match: "ALL" | "ANY"; conditions: Part[] } {
  const at = path === "" ? "" : `${path}.`;
  if (match !== "ALL" && match !== "ANY") note(`${at}match`, "OPTION_REQUIRED");
  const parts = Array.isArray(conditions) ? conditions : [];
  if (parts.length === 0) note(`${at}conditions`, "OPTION_REQUIRED");
  const read = parts.map((part, order) => {
    const where = `${at}conditions.${order}`;
    if (isWritten(part)) return readPart(part, where);
    note(where, "INVALID_INPUT");
    return null;
  });
  return { match: match === "ANY" ? "ANY" : "ALL", conditions: read.filter((part) => part !== null) };
}

/**
 * Reads a selection from a builder or the database. Returns it normalised (unknown fields left out, lists sorted), or
 * every problem by path.
 */
export function readSelection(written: unknown): ReadSelection {
  const problems: Record<string, SelectionProblem> = {};
  const note: Note = (path, problem) => {
    problems[path] = problem;
  };
  if (!isWritten(written)) return { ok: false, problems: { conditions: "OPTION_REQUIRED" } };
  if (written.version !== selectionVersion) return { ok: false, problems: { version: "SELECTION_UNKNOWN" } };
  const one = (part: Written, path: string) => readCondition(part, path, note);
  const selection = readParts<Condition | Group>(written, "", note, (part, path) =>
    "conditions" in part ? readParts<Condition>(part, path, note, one) : one(part, path),
  );
  const many = selection.conditions.reduce((sum, part) => sum + ("kind" in part ? 1 : part.conditions.length), 0);
  if (many > conditionsMax) note("conditions", "TOO_MANY_CONDITIONS");
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, selection: { version: selectionVersion, ...selection } };
}

/** Returns a saved selection; null for a version or kind that this release does not know. */
export function storedSelection(expression: unknown): Selection | null {
  const read = readSelection(expression);
  return read.ok ? read.selection : null;
}
