import type { StatusTone } from "#packages/ui/figures/StatusWord.tsx";
import type { PublishStatus } from "../domain/publish-status.ts";

/** The colours of the statuses. */
export const statusTones: Record<PublishStatus, StatusTone> = {
  NEW: "calm",
  ACTIVE: "good",
  STOPPED: "wait",
  COMPLETED: "calm",
  SUSPENDED: "wait",
  EXPIRED: "calm",
  WITHDRAWN: "bad",
};
