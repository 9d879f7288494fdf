/**
 * The minutes that a large amount may wait for approval, and the hours that an approval is valid. A till may be offline
 * meanwhile.
 */
const waitsMinutes = 15;
const countsHours = 24;

/** `WITHDRAWN`: the till withdrew the request or no longer needs it. `EXPIRED`: the request had no answer in time. */
export const approvalStates = ["WAITING", "APPROVED", "DECLINED", "WITHDRAWN", "EXPIRED"] as const;
export type ApprovalState = (typeof approvalStates)[number];
export type ApprovalAnswer = Exclude<ApprovalState, "WAITING">;

/** A request and its answer. The moments use the server's clock, also in a sandbox. */
export interface Approval {
  /** Null before the answer. */
  answer: ApprovalAnswer | null;
  answeredAt: Temporal.Instant | null;
  expiresAt: Temporal.Instant;
}

export const approvalExpiry = (askedAt: Temporal.Instant) => askedAt.add({ minutes: waitsMinutes });

/** Returns the start of the valid period: answers before this moment no longer count. */
export const approvalsCountSince = (now: Temporal.Instant) => now.subtract({ hours: countsHours });

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;

/** Returns the state of a request. A request expires at its deadline, even before the row is updated. */
export function approvalState(
  { answer, expiresAt }: Pick<Approval, "answer" | "expiresAt">,
  now: Temporal.Instant,
): ApprovalState {
  return answer ?? (isBefore(now, expiresAt) ? "WAITING" : "EXPIRED");
}

/** Whether the approval may still let a purchase through. */
export function approvalCounts({ answer, answeredAt }: Approval, now: Temporal.Instant): boolean {
  return answer === "APPROVED" && answeredAt !== null && isBefore(approvalsCountSince(now), answeredAt);
}

/** Returns the reason why a person who approves at the point of sale may not answer; null if they may. */
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
