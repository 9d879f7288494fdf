import { ApiError } from "#packages/contract/client.ts";
import { deviceMemory } from "./device-memory.ts";

/** Milliseconds to wait for the server while there is a remembered answer. */
const patienceMs = 4_000;

type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown };

const settled = <T>(work: Promise<T>): Promise<Settled<T>> =>
  work.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** Whether a call failed without an answer of our server: no network, a proxy's error, or a timeout. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError ? error.problem === null : error instanceof DOMException && error.name === "TimeoutError";

/** An answer of the server (`at` null), or the remembered one with the time when it arrived. */
export interface FreshOrRemembered<T> {
  value: T;
  /** Milliseconds by the device's clock. */
  at: number | null;
}

interface Loading<T> {
  /** The name of the answer, with the club and everything else that it depends on. */
  name: string;
  load: (signal: AbortSignal) => Promise<T>;
  signal: AbortSignal;
  /** Returns the part to remember. */
  keep?: (value: T) => T;
}

/**
 * Loads an answer and remembers it. If the server cannot be reached, or does not answer within four seconds, returns
 * the remembered answer. Throws the error of the call if there is none.
 */
export async function loadOrRecall<T>({
  name,
  load,
  signal,
  keep = (value) => value,
}: Loading<T>): Promise<FreshOrRemembered<T>> {
  const patience = new AbortController();
  const loading = settled(load(AbortSignal.any([signal, patience.signal])));
  const first = await Promise.race([loading, after(patienceMs)]);
  if (first?.ok === false && !isUnreached(first.error)) throw first.error;
  const stored = first?.ok ? null : await deviceMemory.recall<T>(name);
  if (stored) {
    patience.abort(new DOMException("the server did not answer in time", "TimeoutError"));
    return stored;
  }
  const outcome = first ?? (await loading);
  if (!outcome.ok) throw outcome.error;
  void deviceMemory.remember(name, keep(outcome.value));
  return { value: outcome.value, at: null };
}
