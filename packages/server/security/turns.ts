import { refuse } from "../request/refusal.ts";

/** Lets acts through a few at a time, first come first served; past `waitAtMost` in the queue they are turned away. */
export function createTurns({ atOnce, waitAtMost }: { atOnce: number; waitAtMost: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<T>(act: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= waitAtMost) refuse("UNAVAILABLE");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await act();
    } finally {
      // Handed on, not given up: whoever comes at this very moment is not in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
