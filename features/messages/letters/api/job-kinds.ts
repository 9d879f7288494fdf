import { jobKind } from "#packages/server/jobs/job.ts";

export const sendMessageJob = jobKind<{ chainId: number; messageId: number }>("send-message");
export const sendPlatformMessageJob = jobKind<{ messageId: number }>("send-platform-message");
