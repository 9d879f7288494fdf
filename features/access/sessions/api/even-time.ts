import { setTimeout as pause } from "node:timers/promises";

/** The minimum time of a response in milliseconds: longer than finding a person and sending a message takes. */
const floorMs = 150;

/**
 * Delays answers and refusals to a fixed minimum time, so that the duration does not reveal whether a person exists.
 */
export async function inEvenTime<T>(act: () => Promise<T>): Promise<T> {
  const floor = pause(floorMs);
  try {
    return await act();
  } finally {
    await floor;
  }
}
