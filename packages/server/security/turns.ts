import { refuse } from "../request/refusal.ts";

/** Runs a few acts at a time, first come first served; refuses when more than `waitAtMost` are waiting. */
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
      // Passes the turn to a waiting act directly, so that a new arrival cannot take it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
