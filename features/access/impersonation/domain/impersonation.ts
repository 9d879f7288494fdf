/** The duration of an impersonation in minutes. */
export const impersonationMinutes = 30;

/** Shortest reason in characters, as the company reads it. The longest is `textMax.reason`. */
export const impersonationReasonMin = 10;

/** Durations in hours for which a company can permit changes; 0: read only. */
export const supportChangeHours = [0, 1, 24, 168] as const;
export type SupportChangeHours = (typeof supportChangeHours)[number];

/** Hours after its end during which the company's merchants see an impersonation on every screen. */
export const impersonationToldHours = 24;

type Instant = Temporal.Instant;

/** The stored times. `endedAt` null: it lasts, or its end has not been recorded yet. */
export interface ImpersonationTimes {
  endsAt: Instant;
  endedAt: Instant | null;
}

/** Returns the moment an impersonation ended or will end. */
export const impersonationOver = ({ endsAt, endedAt }: ImpersonationTimes): Instant => endedAt ?? endsAt;

/** Returns whether an impersonation lasts, is still shown after its end, or is history. */
export function impersonationState(times: ImpersonationTimes, now: Instant): "LASTS" | "TOLD" | "OVER" {
  const over = impersonationOver(times);
  if (Temporal.Instant.compare(now, over) < 0) return "LASTS";
  return Temporal.Instant.compare(now, over.add({ hours: impersonationToldHours })) < 0 ? "TOLD" : "OVER";
}

/** Whether a company permits changes by support at a moment. */
export function maySupportChange(until: Instant | null, now: Instant): boolean {
  return until !== null && Temporal.Instant.compare(now, until) < 0;
}
