import { jobKind } from "#packages/server/jobs/job.ts";

/** The recipient after which a lane continues. */
export interface LanePosition {
  line: "AGAIN" | "FIRST_TIME";
  medium: string;
  memberId: number;
}

/** Several lanes send one sendout. */
export const moveSendoutJob = jobKind<{ chainId: number; sendoutId: number; lane: number; after?: LanePosition }>(
  "move-sendout",
  { keyOf: ({ chainId, sendoutId, lane }) => `sendout ${chainId} ${sendoutId} ${lane}`, isBulk: true },
);
