/** How long the platform's people may look at a company as one of its merchants, in minutes. */
export const impersonationMinutes = 30;

/** Shortest reason, in characters: the company reads it. The longest is `textMax.reason`. */
export const impersonationReasonMin = 10;

/** How long a company may let them change things, in hours; 0: only look. */
export const supportChangeHours = [0, 1, 24, 168] as const;
export type SupportChangeHours = (typeof supportChangeHours)[number];

/** How long after its end the company's merchants are told of one on every screen, in hours. */
export const impersonationToldHours = 24;

type Instant = Temporal.Instant;

/** One as it is kept. `endedAt` null: it lasts, or nobody has seen yet that it is over. */
export interface ImpersonationTimes {
  endsAt: Instant;
  endedAt: Instant | null;
}

/** The moment one was over, or will be. */
export const impersonationOver = ({ endsAt, endedAt }: ImpersonationTimes): Instant => endedAt ?? endsAt;

/** Whether one lasts at a moment, is told of, or is history. */
export function impersonationState(times: ImpersonationTimes, now: Instant): "LASTS" | "TOLD" | "OVER" {
  const over = impersonationOver(times);
  if (Temporal.Instant.compare(now, over) < 0) return "LASTS";
  return Temporal.Instant.compare(now, over.add({ hours: impersonationToldHours })) < 0 ? "TOLD" : "OVER";
}

/** Whether a company lets the platform's people change things at a moment. */
export function maySupportChange(until: Instant | null, now: Instant): boolean {
  return until !== null && Temporal.Instant.compare(now, until) < 0;
}
