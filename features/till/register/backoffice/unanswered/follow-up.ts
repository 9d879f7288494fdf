import { ApiError } from "#packages/contract/client.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { noting } from "../network.ts";
import type { Approval } from "../queries.ts";
import { type Outcome, retryWait } from "../visit/outcome.ts";
import type { Visit } from "../visit/visit.ts";
import { sendAgain } from "./send-registration.ts";
import { type Unanswered, unansweredStore } from "./unanswered-store.ts";

/** The interval between checks for the back office's answer, in milliseconds. */
const pollMs = 4_000;
const timeoutMs = 8_000;

const underWay = new Set<number>();

/** Loads the state of an approval; null if the server is not reached. A deleted request counts as expired. */
async function approvalStateOf({ id, expiresAt }: NonNullable<Unanswered["approval"]>): Promise<Approval | null> {
  try {
    return await noting(call("getApproval", { params: { id } }, { signal: AbortSignal.timeout(timeoutMs) }));
  } catch (error) {
    const isGone = error instanceof ApiError && error.problem?.code === "NOT_FOUND";
    return isGone ? { id, state: "EXPIRED", expiresAt, answeredBy: "", reason: "" } : null;
  }
}

/** Takes the next step for an entry: checks a pending approval, or sends the registration. Null: no outcome yet. */
export async function followUp(entry: Unanswered): Promise<Outcome | null> {
  const { approval, visit } = entry;
  if (!approval) return sendAgain({ ...entry, refusal: null });
  if (underWay.has(approval.id)) return null;
  underWay.add(approval.id);
  const approvalState = await approvalStateOf(approval);
  underWay.delete(approval.id);
  // The entry was resumed, dropped or requested again meanwhile, perhaps in another tab.
  const storedEntry = unansweredStore.get().find((each) => each.visit.registrationKey === visit.registrationKey);
  if (storedEntry?.approval?.id !== approval.id) return null;
  if (approvalState?.state === "APPROVED") return sendAgain({ ...entry, refusal: null, approval: undefined });
  if (approvalState && approvalState.state !== "WAITING") return { kind: "notApproved", approval: approvalState };
  const lost = approvalState ? 0 : entry.lost + 1;
  unansweredStore.put({ ...entry, lost, dueAt: Date.now() + (approvalState ? pollMs : retryWait(lost)) });
  return null;
}

/** Returns the visit to correct and confirm. It keeps its time, unless the server refused that time. */
export function resumedVisit({ visit, at, refusal, isTimeRefused }: Unanswered): Visit {
  return { ...visit, phase: "open", refusal, visitedAt: isTimeRefused ? undefined : at };
}

/** Withdraws the approval request of a withdrawn purchase. If the call fails, the request expires by itself. */
export function withdraw({ approval }: Unanswered): void {
  if (approval) void call("withdrawApproval", { params: { id: approval.id } }).catch(() => undefined);
}
