/** A large amount waits so long for a yes from the back office, and so long the yes counts: a till may be out of touch. */
const waitsMinutes = 15;
const countsHours = 24;

/** `WITHDRAWN`: taken back at the till, or needed no more. `EXPIRED`: nobody answered in time. */
export const approvalStates = ["WAITING", "APPROVED", "DECLINED", "WITHDRAWN", "EXPIRED"] as const;
export type ApprovalState = (typeof approvalStates)[number];
export type ApprovalAnswer = Exclude<ApprovalState, "WAITING">;

/** What was asked for and what became of it; moments by the server's clock, also in a sandbox. */
export interface Approval {
  /** Null: nobody has answered. */
  answer: ApprovalAnswer | null;
  answeredAt: Temporal.Instant | null;
  expiresAt: Temporal.Instant;
}

export const approvalExpiry = (askedAt: Temporal.Instant) => askedAt.add({ minutes: waitsMinutes });

/** Answers from before this moment count no more. */
export const approvalsCountSince = (now: Temporal.Instant) => now.subtract({ hours: countsHours });

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;

/** Where a request stands: at the end of its time it has expired, whether or not anything was written. */
export function approvalState(
  { answer, expiresAt }: Pick<Approval, "answer" | "expiresAt">,
  now: Temporal.Instant,
): ApprovalState {
  return answer ?? (isBefore(now, expiresAt) ? "WAITING" : "EXPIRED");
}

/** Whether a purchase may still be registered by it. */
export function approvalCounts({ answer, answeredAt }: Approval, now: Temporal.Instant): boolean {
  return answer === "APPROVED" && answeredAt !== null && isBefore(approvalsCountSince(now), answeredAt);
}

/** Why somebody who may approve at the point of sale may not answer this one; null when they may. */
export function whyNotAnswer(
  approval: Approval,
  { isAsker, isBuyer }: { isAsker: boolean; isBuyer: boolean },
  now: Temporal.Instant,
): "OWN_REQUEST" | "OWN_MEMBERSHIP" | "APPROVAL_EXPIRED" | "ALREADY_ANSWERED" | null {
  const state = approvalState(approval, now);
  if (state === "EXPIRED") return "APPROVAL_EXPIRED";
  if (state !== "WAITING") return "ALREADY_ANSWERED";
  if (isAsker) return "OWN_REQUEST";
  return isBuyer ? "OWN_MEMBERSHIP" : null;
}
