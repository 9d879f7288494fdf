/** The past states, the current one and the undone ones. */
export type History<T> = {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /**
   * The kind of the latest change. A further change of the same kind joins its undo step. Null: the next change is a
   * new step.
   */
  of: string | null;
};

const stepsKept = 100;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], of: null });

/** Adds a state. `of` names a continuous change, such as a drag or typing, which is undone as one step. */
export function changed<T>(history: History<T>, now: T, of: string | null = null): History<T> {
  if (Object.is(now, history.now)) return history;
  const goesOn = of !== null && of === history.of;
  return { past: goesOn ? history.past : [...history.past, history.now].slice(-stepsKept), now, future: [], of };
}

/** Ends a continuous change. */
export const settled = <T>(history: History<T>): History<T> =>
  history.of === null ? history : { ...history, of: null };

export function undone<T>({ past, now, future, of }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, of };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], of: null };
}

export function redone<T>({ past, now, future, of }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future, of };
  return { past: [...past, now], now: next, future: rest, of: null };
}
