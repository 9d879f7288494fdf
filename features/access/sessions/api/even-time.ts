import { setTimeout as pause } from "node:timers/promises";

/** Longer than finding somebody and writing them a message takes. */
const floorMs = 150;

/** Answers, or refuses, no sooner than a fixed time, so that how long it took does not tell whom we know. */
export async function inEvenTime<T>(act: () => Promise<T>): Promise<T> {
  const floor = pause(floorMs);
  try {
    return await act();
  } finally {
    await floor;
  }
}
