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

/** Merges field by field what two people made of `base`, the state that both began from. Fields are those of `mine`. */
export function mergeEdits<T extends object>(base: T, mine: T, theirs: T): MergedEdits<T> {
  const merged: MergedEdits<T> = { values: { ...mine }, taken: [], clashes: [] };
  for (const field of Object.keys(mine) as (keyof T)[]) {
    if (isSameValue(mine[field], theirs[field]) || isSameValue(base[field], theirs[field])) continue;
    if (!isSameValue(base[field], mine[field])) merged.clashes.push(field);
    else {
      merged.taken.push(field);
      merged.values[field] = theirs[field];
    }
  }
  return merged;
}
