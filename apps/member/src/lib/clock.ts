/** The present moment. Browsers without Temporal got it before the app started. */
export const now = (): Temporal.Instant => Temporal.Now.instant();
