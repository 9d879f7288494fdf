import type { PublishStatus } from "../domain/publish-status.ts";
import type { Publishable } from "./publishable.ts";

const order: Record<PublishStatus, number> = {
  ACTIVE: 0,
  SUSPENDED: 1,
  NEW: 2,
  STOPPED: 3,
  COMPLETED: 4,
  EXPIRED: 4,
  WITHDRAWN: 4,
};

/** Sorts visible items first, then drafts and stopped ones, then ended ones; the newest first in each group. */
export const byStatus = (
  a: Pick<Publishable, "id" | "publishStatus">,
  b: Pick<Publishable, "id" | "publishStatus">,
): number => order[a.publishStatus] - order[b.publishStatus] || b.id - a.id;
