/** Two people's edits of one thing, put together. */
export interface MergedEdits<T> {
  /** Mine, with what only they changed. Where both changed it otherwise it is mine, until one of us is chosen. */
  values: T;
  /** The same, but theirs where both changed it otherwise. */
  yielded: T;
  /** Changed by them, and taken over: alone, or at other places within than mine. */
  taken: (keyof T)[];
  /** Changed by both, each otherwise: somebody has to choose. */
  clashes: (keyof T)[];
}

/** Whether two values of a field are the same, however they were made: lists by order, things by their fields. */
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

/** How a form's fields hang together. */
export interface MergeRules<T> {
  /** Fields that go along with another, and with which: all of them are one side's. */
  follows?: { [Field in keyof T]?: keyof T };
  /** Fields that are never put together from two sides, and what of them is compared. */
  wholeFields?: { [Field in keyof T]?: (value: T[Field]) => unknown };
}

/** A field with those that follow it. */
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

/** `kept` is mine where both changed it otherwise, `yielded` theirs. Things are merged key by key, lists are whole. */
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

/** What of a field is compared. */
const seen = <T extends object>(values: T, field: keyof T, { wholeFields = {} }: MergeRules<T>): unknown => {
  const of = wholeFields[field];
  return of ? of(values[field]) : values[field];
};

/** Whether nothing that counts differs between two states of a form. */
export function isSameForm<T extends object>(one: T, other: T, rules: MergeRules<T> = {}): boolean {
  const all = Object.keys({ ...one, ...other }) as (keyof T)[];
  return all.every((field) => isSameValue(seen(one, field, rules), seen(other, field, rules)));
}

/** Merges field by field what two people made of `base`, the state that both began from. Fields are those of `mine`. */
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

/** The merged values, with theirs for what was chosen to be theirs and what follows it. */
export function chooseTheirs<T extends object>(
  { values, yielded }: MergedEdits<T>,
  chosen: readonly (keyof T)[],
  rules: MergeRules<T> = {},
): T {
  const settled = { ...values };
  for (const field of chosen.flatMap((each) => withFollowers(each, values, rules))) settled[field] = yielded[field];
  return settled;
}
