import type { PublishStatus } from "@stammis/domain/offers/publish-status";
import type { StatusTone } from "@stammis/ui/figures/StatusWord.tsx";

/** The colour beside a status's word. */
export const statusTones: Record<PublishStatus, StatusTone> = {
  NEW: "calm",
  ACTIVE: "good",
  STOPPED: "wait",
  COMPLETED: "calm",
  SUSPENDED: "wait",
  EXPIRED: "calm",
  WITHDRAWN: "bad",
};
