/** The hours after discovery within which the authority must be notified. GDPR article 33. */
export const reportWithinHours = 72;

export const incidentStates = ["OPEN", "REPORTED", "CLOSED"] as const;
export type IncidentState = (typeof incidentStates)[number];

interface Moments {
  discoveredAt: Temporal.Instant;
  reportedAt: Temporal.Instant | null;
  closedAt: Temporal.Instant | null;
}

/** Returns the state of an incident. */
export function incidentState({ reportedAt, closedAt }: Omit<Moments, "discoveredAt">): IncidentState {
  if (closedAt) return "CLOSED";
  return reportedAt ? "REPORTED" : "OPEN";
}

/** The state of the clock; `NONE`: closed without a report, so none is due. */
export type ClockState = "RUNNING" | "OVERDUE" | "IN_TIME" | "LATE" | "NONE";

export interface IncidentClock {
  state: ClockState;
  deadline: Temporal.Instant;
  /** Minutes to or since the deadline: from now while it runs, otherwise from the report. */
  minutes: number;
}

/** Returns the clock from discovery, in elapsed hours regardless of clock changes. */
export function incidentClock({ discoveredAt, reportedAt, closedAt }: Moments, now: Temporal.Instant): IncidentClock {
  const deadline = discoveredAt.add({ hours: reportWithinHours });
  const at = reportedAt ?? closedAt ?? now;
  const minutesLeft = Math.trunc(at.until(deadline).total("minutes"));
  const isLate = Temporal.Instant.compare(at, deadline) > 0;
  const state = reportedAt ? (isLate ? "LATE" : "IN_TIME") : closedAt ? "NONE" : isLate ? "OVERDUE" : "RUNNING";
  return { state, deadline, minutes: Math.abs(minutesLeft) };
}

/** The facts that the authority requires; null and empty ones are missing. */
export interface IncidentFacts {
  what: string;
  beganAt: unknown;
  dataCategories: string;
  peopleCount: number | null;
  recordCount: number | null;
  consequences: string;
  measures: string;
  contact: string;
}

export const askedByAuthority = [
  "what",
  "beganAt",
  "dataCategories",
  "peopleCount",
  "recordCount",
  "consequences",
  "measures",
  "contact",
] as const satisfies readonly (keyof IncidentFacts)[];

/** Returns the missing facts. Zero people is a stated fact; a blank is missing. GDPR article 33(3). */
export const missingForAuthority = (facts: IncidentFacts) =>
  askedByAuthority.filter((fact) => {
    const value = facts[fact];
    return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
  });

type Step = { ok: true } | { ok: false; reason: "INCIDENT_STATE" | "REQUIRED" };

/** Whether an incident may be marked as reported or closed. Closing an unreported one requires a reason. */
export function incidentStep(from: IncidentState, to: "REPORTED" | "CLOSED", reason: string): Step {
  if (from === "CLOSED" || (to === "REPORTED" && from !== "OPEN")) return { ok: false, reason: "INCIDENT_STATE" };
  if (to === "CLOSED" && from === "OPEN" && reason.trim() === "") return { ok: false, reason: "REQUIRED" };
  return { ok: true };
}

export const incidentLetters = ["authority", "members"] as const;
