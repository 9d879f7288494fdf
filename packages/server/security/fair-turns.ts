import { refuse } from "../request/refusal.ts";

interface Waiting {
  start: () => void;
  turnAway: () => void;
}

export interface FairTurns {
  /** The largest number of concurrent acts of all owners together. */
  atOnce: number;
  /** The largest number of waiting acts: of one owner, and of all owners together. */
  waitAtMost: { ofOne: number; inAll: number };
}

/**
 * Runs a few acts at a time. Each owner has a queue, and the queues take turns: an owner with many acts delays another
 * by one act at most. A full queue refuses its owner's acts with UNAVAILABLE. When all queues together are full, the
 * longest one loses its last act.
 */
export function createFairTurns({ atOnce, waitAtMost }: FairTurns) {
  // Queues by owner, in the order of their turns.
  const queues = new Map<string, Waiting[]>();
  let running = 0;

  const count = () => [...queues.values()].reduce((sum, { length }) => sum + length, 0);
  function makeRoom(owner: string): void {
    const own = queues.get(owner)?.length ?? 0;
    if (own >= waitAtMost.ofOne) refuse("UNAVAILABLE");
    if (count() < waitAtMost.inAll) return;
    const [longest] = [...queues.values()].toSorted((one, other) => other.length - one.length);
    if (!longest || longest.length <= own + 1) refuse("UNAVAILABLE");
    longest?.pop()?.turnAway();
  }
  function wait(owner: string): Promise<void> {
    makeRoom(owner);
    return new Promise((resolve, reject) => {
      const turnAway = () => {
        try {
          refuse("UNAVAILABLE");
        } catch (refusal) {
          reject(refusal);
        }
      };
      const queue = queues.get(owner) ?? [];
      queue.push({ start: resolve, turnAway });
      queues.set(owner, queue);
    });
  }
  /** Passes the turn to the next owner's first act; that owner then moves to the end. */
  function next(): void {
    const [entry] = queues;
    if (!entry) {
      running--;
      return;
    }
    const [owner, queue] = entry;
    queues.delete(owner);
    const first = queue.shift();
    if (queue.length > 0) queues.set(owner, queue);
    if (first) first.start();
    else next();
  }

  return async function inTurn<T>(owner: string, act: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await wait(owner);
    else running++;
    try {
      return await act();
    } finally {
      next();
    }
  };
}
