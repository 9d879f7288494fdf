/** The merge of two people's edits of one object. */
export interface MergedEdits<T> {
  /** My state with the other person's one-sided changes. Conflicting fields stay mine until one side is chosen. */
  values: T;
  /** The same state, but with the other person's values of conflicting fields. */
  yielded: T;
  /** Fields taken over from the other person, who alone changed the field or changed other parts of it than I did. */
  taken: (keyof T)[];
  /** Fields that both people changed differently: the user must choose. */
  clashes: (keyof T)[];
}

/** Whether two values are equal by content: lists compare by order, objects by their fields. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameValue(left[key], right[key]))
  );
}

/** Dependencies between a form's fields. */
export interface MergeRules<T> {
  /** Fields that belong to another field: the group always comes from one side. */
  follows?: { [Field in keyof T]?: keyof T };
  /** Fields that are never merged from two sides, with the part of the value that is compared. */
  wholeFields?: { [Field in keyof T]?: (value: T[Field]) => unknown };
}

/** Returns a field with the fields that follow it. */
export function withFollowers<T extends object>(field: keyof T, values: T, { follows = {} }: MergeRules<T>) {
  const all = Object.keys(values) as (keyof T)[];
  return [field, ...all.filter((each) => follows[each] === field)];
}

const absent = Symbol("absent");
const at = (thing: object, key: string): unknown => (Object.hasOwn(thing, key) ? thing[key as never] : absent);

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

type Outcome = { kept: unknown; yielded: unknown; taken: boolean; clashes: boolean };
const outcome = (value: unknown, yielded: unknown, taken: boolean, clashes: boolean): Outcome => ({
  kept: value,
  yielded,
  taken,
  clashes,
});

/**
 * Merges one value. In a conflict `kept` is my value and `yielded` the other one. Objects are merged by key; lists are
 * not merged.
 */
function mergeValue(base: unknown, mine: unknown, otherSide: unknown): Outcome {
  if (isSameValue(mine, otherSide) || isSameValue(base, otherSide)) return outcome(mine, mine, false, false);
  if (isSameValue(base, mine)) return outcome(otherSide, otherSide, true, false);
  if (!isPlain(base) || !isPlain(mine) || !isPlain(otherSide)) return outcome(mine, otherSide, false, true);
  const keys = new Set([mine, otherSide].flatMap((each) => Object.keys(each)));
  const parts: [string, Outcome][] = [...keys].map((key) => [
    key,
    mergeValue(at(base, key), at(mine, key), at(otherSide, key)),
  ]);
  const side = (of: "kept" | "yielded") =>
    Object.fromEntries(parts.map(([key, part]) => [key, part[of]]).filter(([, value]) => value !== absent));
  const clashes = parts.some(([, part]) => part.clashes);
  return outcome(side("kept"), side("yielded"), !clashes && parts.some(([, part]) => part.taken), clashes);
}

/** Returns the part of a field that is compared. */
const seen = <T extends object>(values: T, field: keyof T, { wholeFields = {} }: MergeRules<T>): unknown => {
  const of = wholeFields[field];
  return of ? of(values[field]) : values[field];
};

/** Whether two states of a form are equal in all compared parts. */
export function isSameForm<T extends object>(one: T, other: T, rules: MergeRules<T> = {}): boolean {
  const all = Object.keys({ ...one, ...other }) as (keyof T)[];
  return all.every((field) => isSameValue(seen(one, field, rules), seen(other, field, rules)));
}

/** Merges two people's edits of `base` field by field. The fields are those of `mine`. */
export function mergeEdits<T extends object>(
  base: T,
  mine: T,
  otherSide: T,
  rules: MergeRules<T> = {},
): MergedEdits<T> {
  const merged: MergedEdits<T> = { values: { ...mine }, yielded: { ...mine }, taken: [], clashes: [] };
  for (const field of Object.keys(mine) as (keyof T)[]) {
    if (rules.follows?.[field] !== undefined) continue;
    const group = withFollowers(field, mine, rules);
    const isWhole = group.length > 1 || rules.wholeFields?.[field] !== undefined;
    const of = (values: T) => (isWhole ? group.map((each) => seen(values, each, rules)) : values[field]);
    const { kept: value, yielded, taken, clashes } = mergeValue(of(base), of(mine), of(otherSide));
    if (taken) merged.taken.push(...group);
    if (clashes) merged.clashes.push(...group);
    if (!isWhole) Object.assign(merged.values, { [field]: value });
    if (!isWhole) Object.assign(merged.yielded, { [field]: yielded });
    for (const groupField of isWhole ? group : []) {
      if (taken) merged.values[groupField] = otherSide[groupField];
      if (taken || clashes) merged.yielded[groupField] = otherSide[groupField];
    }
  }
  return merged;
}

/** Returns the merged values, with the other person's values for the chosen fields and the fields that follow them. */
export function chooseTheirs<T extends object>(
  { values, yielded }: MergedEdits<T>,
  chosen: readonly (keyof T)[],
  rules: MergeRules<T> = {},
): T {
  const settled = { ...values };
  for (const field of chosen.flatMap((each) => withFollowers(each, values, rules))) settled[field] = yielded[field];
  return settled;
}
