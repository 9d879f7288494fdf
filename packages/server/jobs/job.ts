/** A kind of job: its name in the queue and its payload. */
export interface JobKind<Payload> {
  readonly name: string;
  /**
   * Returns the payload's key, or null. Only one job per key is pending: a further one replaces it. A running job does
   * not count as pending.
   */
  readonly keyOf?: (payload: Payload) => string | null;
  /** Whether the kind runs separately from other kinds, so that ten thousand messages do not delay a sign-in code. */
  readonly isBulk?: true;
}

/** Declares a kind of job. Payloads carry no contact data: a job reads data when it runs. */
export const jobKind = <Payload extends object>(
  name: string,
  options: Omit<JobKind<Payload>, "name"> = {},
): JobKind<Payload> => ({ name, ...options });

/** A kind of job with the worker's function for it. */
export interface Job {
  readonly kind: JobKind<never>;
  readonly act: (payload: never) => Promise<void>;
}

export const job = <Payload extends object>(kind: JobKind<Payload>, act: (payload: Payload) => Promise<void>): Job => ({
  kind: kind as JobKind<never>,
  act: act as Job["act"],
});

export type PayloadOf<Kind> = Kind extends JobKind<infer Payload> ? Payload : never;
