import type { Field } from "../../domain/condition-fields.ts";
import { definitionOf } from "../../domain/conditions.ts";
import { type ReadSelection, readSelection } from "../../domain/read-selection.ts";
import {
  type Condition,
  type ConditionKind,
  type Group,
  isGroup,
  type Match,
  type Selection,
  selectionVersion,
} from "../../domain/selection.ts";

/**
 * A condition as typed: numbers are texts, other values as in the domain. `key` distinguishes it from its neighbours.
 */
export type TypedCondition = { key: string; kind: ConditionKind } & Record<string, unknown>;
export type TypedGroup = { key: string; match: Match; conditions: TypedCondition[] };
export type TypedPart = TypedCondition | TypedGroup;
export type TypedSelection = { match: Match; conditions: TypedPart[] };

export const isTypedGroup = (part: TypedPart): part is TypedGroup => "conditions" in part;

let parts = 0;
/** Returns a key that is unique while the page is open. */
const nextKey = () => `part-${++parts}`;

const textOf = (value: unknown) => (value === null || value === undefined ? "" : String(value));

/** Returns a field's value before the user enters one. */
function blank(field: Field): Record<string, unknown> {
  switch (field.is) {
    case "range":
      return { min: "", max: "" };
    case "dates":
      return { from: "", to: "" };
    case "period":
      return { period: null };
    case "has":
      return { has: true };
    case "number":
      return { [field.key]: "" };
    case "choice":
      return { [field.key]: field.options[0] };
    case "thing":
      return { [field.key]: null };
    default:
      return { [field.key]: [] };
  }
}

/** Returns a field's value as the form shows it. */
function typed(field: Field, written: Record<string, unknown>): Record<string, unknown> {
  if (field.is === "range") return { min: textOf(written.min), max: textOf(written.max) };
  if (field.is === "dates") return { from: textOf(written.from), to: textOf(written.to) };
  if (field.is === "number") return { [field.key]: textOf(written[field.key]) };
  if (field.is !== "period") return {};
  const period = written.period as { months?: number } | null;
  return period?.months === undefined ? {} : { period: { months: textOf(period.months) } };
}

/** Returns a condition to fill in; `presets` contains the fields that have values already. */
export function newCondition(kind: ConditionKind, presets: Record<string, unknown> = {}): TypedCondition {
  const { fields } = definitionOf(kind);
  const blanks: Record<string, unknown> = Object.assign({}, ...fields.map(blank), presets);
  return Object.assign({ key: nextKey(), kind }, blanks, ...fields.map((field) => typed(field, blanks)));
}

export const newGroup = (match: Match, conditions: TypedCondition[]): TypedGroup => ({
  key: nextKey(),
  match,
  conditions,
});

const typedCondition = ({ kind, ...fields }: Condition) => newCondition(kind, fields);

function typedPart(part: Condition | Group): TypedPart {
  return isGroup(part) ? newGroup(part.match, part.conditions.map(typedCondition)) : typedCondition(part);
}

/** Returns a saved selection for the form; null: an empty form. */
export const typedSelection = (selection: Selection | null): TypedSelection => ({
  match: selection?.match ?? "ALL",
  conditions: (selection?.conditions ?? []).map(typedPart),
});

/** Reads "1 000" as a number; invalid text is returned unchanged, and later reported. */
function numberIn(value: unknown): unknown {
  const digits = textOf(value).replace(/[\s\u00a0\u202f]/g, "");
  if (digits === "") return null;
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : digits;
}

function writtenField(field: Field, condition: TypedCondition): Record<string, unknown> {
  if (field.is === "range") return { min: numberIn(condition.min), max: numberIn(condition.max) };
  if (field.is === "number") return { [field.key]: numberIn(condition[field.key]) };
  if (field.is !== "period") return {};
  const period = condition.period as { months?: unknown } | null;
  return period && "months" in period ? { period: { months: numberIn(period.months) } } : {};
}

const writtenCondition = (condition: TypedCondition): Record<string, unknown> =>
  Object.assign({}, condition, ...definitionOf(condition.kind).fields.map((field) => writtenField(field, condition)));

/** Reads the form by the domain's rules: returns the selection, or the problems by path. */
export function readTyped({ match, conditions }: TypedSelection): ReadSelection {
  const written = conditions.map((part) =>
    isTypedGroup(part)
      ? { match: part.match, conditions: part.conditions.map(writtenCondition) }
      : writtenCondition(part),
  );
  return readSelection({ version: selectionVersion, match, conditions: written });
}
