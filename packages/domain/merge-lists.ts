import { isSameValue } from "./merge-edits.ts";

/** A stretch of a list in the base version and in both edited versions. */
export interface Stretch<T> {
  base: T[];
  mine: T[];
  theirs: T[];
  /** The start of the stretch in `mine`. */
  at: number;
}

/** Returns the longest common subsequence as pairs of positions. */
function samePlaces<T>(one: readonly T[], other: readonly T[]): Map<number, number> {
  const longest = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = longest[i] as number[];
      row[j] = isSameValue(one[i], other[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const same = new Map<number, number>();
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    if (isSameValue(one[i], other[j])) same.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return same;
}

/** Maps each item of `base` to the item in its place, unchanged or rewritten. Removed items have no entry. */
function inPlace<T>(base: readonly T[], other: readonly T[]): Map<number, number> {
  const places = new Map<number, number>();
  let [from, there] = [0, 0];
  for (const [index, of] of [...samePlaces(base, other), [base.length, other.length] as const]) {
    // The gap holds at least as many items as before: treat them as rewritten base items.
    if (of - there >= index - from)
      for (let position = from; position < index; position += 1) places.set(position, there + position - from);
    if (index < base.length) places.set(index, of);
    [from, there] = [index + 1, of + 1];
  }
  return places;
}

/**
 * Aligns two lists that were both edited from `base`. Each base item with a counterpart in both lists is its own
 * stretch. Concatenated in order, the stretches restore each of the three lists.
 */
export function stretchesOf<T>(base: readonly T[], mine: readonly T[], otherSide: readonly T[]): Stretch<T>[] {
  const [ours, others] = [inPlace(base, mine), inPlace(base, otherSide)];
  const anchors = base.flatMap((_, index) => {
    const [of, there] = [ours.get(index), others.get(index)];
    return of === undefined || there === undefined ? [] : [[index, of, there] as const];
  });
  const stretches: Stretch<T>[] = [];
  let [from, at, there] = [0, 0, 0];
  const until = (index: number, of: number, other: number) =>
    stretches.push({
      base: base.slice(from, index),
      mine: mine.slice(at, of),
      theirs: otherSide.slice(there, other),
      at,
    });
  for (const [index, of, other] of anchors) {
    until(index, of, other);
    stretches.push({ base: [base[index] as T], mine: [mine[of] as T], theirs: [otherSide[other] as T], at: of });
    [from, at, there] = [index + 1, of + 1, other + 1];
  }
  until(base.length, mine.length, otherSide.length);
  return stretches.filter((each) => each.base.length + each.mine.length + each.theirs.length > 0);
}
