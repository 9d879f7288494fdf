/** A kind of job: its name in the queue and what it is given. */
export interface JobKind<Payload> {
  readonly name: string;
  /**
   * Of jobs with the same key one is pending at a time: a further one takes its place. A job that runs makes room for
   * the next. Null: this payload has no key.
   */
  readonly keyOf?: (payload: Payload) => string | null;
  /** Runs beside the other kinds, so that ten thousand messages do not delay the code to sign in with. */
  readonly isBulk?: true;
}

/** A payload carries no contact data: a job reads what it needs when it runs. */
export const jobKind = <Payload extends object>(
  name: string,
  options: Omit<JobKind<Payload>, "name"> = {},
): JobKind<Payload> => ({ name, ...options });

/** A kind of job with what the worker does for it. */
export interface Job {
  readonly kind: JobKind<never>;
  readonly act: (payload: never) => Promise<void>;
}

export const job = <Payload extends object>(kind: JobKind<Payload>, act: (payload: Payload) => Promise<void>): Job => ({
  kind: kind as JobKind<never>,
  act: act as Job["act"],
});

export type PayloadOf<Kind> = Kind extends JobKind<infer Payload> ? Payload : never;
