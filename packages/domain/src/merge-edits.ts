/** Two people's edits of one thing, put together. */
export interface MergedEdits<T> {
  /** Mine, with what only they changed. Where both changed it otherwise it is mine, until one of us is chosen. */
  values: T;
  /** Changed by them alone, and taken over. */
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
}

/** A field with those that follow it. */
export function withFollowers<T extends object>(field: keyof T, values: T, { follows = {} }: MergeRules<T>) {
  const all = Object.keys(values) as (keyof T)[];
  return [field, ...all.filter((each) => follows[each] === field)];
}

/** Merges field by field what two people made of `base`, the state that both began from. Fields are those of `mine`. */
export function mergeEdits<T extends object>(base: T, mine: T, theirs: T, rules: MergeRules<T> = {}): MergedEdits<T> {
  const merged: MergedEdits<T> = { values: { ...mine }, taken: [], clashes: [] };
  for (const field of Object.keys(mine) as (keyof T)[]) {
    if (rules.follows?.[field] !== undefined) continue;
    const group = withFollowers(field, mine, rules);
    const isSame = (one: T, other: T) => group.every((each) => isSameValue(one[each], other[each]));
    if (isSame(mine, theirs) || isSame(base, theirs)) continue;
    if (!isSame(base, mine)) merged.clashes.push(...group);
    else {
      merged.taken.push(...group);
      for (const each of group) merged.values[each] = theirs[each];
    }
  }
  return merged;
}

/** The merged values, with theirs for what was chosen to be theirs and what follows it. */
export function chooseTheirs<T extends object>(
  { values }: MergedEdits<T>,
  theirs: T,
  chosen: readonly (keyof T)[],
  rules: MergeRules<T> = {},
): T {
  const settled = { ...values };
  for (const field of chosen.flatMap((each) => withFollowers(each, values, rules))) settled[field] = theirs[field];
  return settled;
}
