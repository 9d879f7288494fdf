/** Reports that an act did not finish within its deadline. */
export class DeadlinePassed extends Error {
  constructor(ms: number) {
    super(`not finished within ${ms / 1000} seconds`);
  }
}

/**
 * Runs `act` with a signal that aborts after `ms` milliseconds. Rejects with {@link DeadlinePassed} at that moment, even
 * if `act` ignores the signal and never settles.
 */
export async function withDeadline<T>(ms: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const aborting = new AbortController();
  const passed = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new DeadlinePassed(ms);
    passed.reject(error);
    aborting.abort(error);
  }, ms);
  try {
    return await Promise.race([act(aborting.signal), passed.promise]);
  } finally {
    clearTimeout(timer);
  }
}
