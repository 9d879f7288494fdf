import { type StaffRole, staffRoleRules } from "#packages/domain/access/roles.ts";

/** Whether this role merges memberships and undoes merges without a merchant's approval. */
export const mergesAlone = (role: StaffRole): boolean => staffRoleRules[role].answersForClub;

export const mergeRequestStates = ["WAITING", "APPROVED", "DECLINED", "WITHDRAWN"] as const;
export type MergeRequestState = (typeof mergeRequestStates)[number];

/** Returns the reason why an account that may approve merges may not answer this request; null if it may. */
export function whyNotAnswerMerge(
  state: MergeRequestState,
  { isAsker }: { isAsker: boolean },
): "ALREADY_ANSWERED" | "OWN_REQUEST" | null {
  if (state !== "WAITING") return "ALREADY_ANSWERED";
  return isAsker ? "OWN_REQUEST" : null;
}
