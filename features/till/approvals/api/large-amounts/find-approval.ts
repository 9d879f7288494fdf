import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { approvalsCountSince } from "../../domain/approval.ts";

export interface Registration {
  registrationKey: string;
  /** The hash of the complete request body. */
  requestHash: Buffer;
  realNow: Temporal.Instant;
}

/** Finds the valid approval from the back office for exactly this registration. */
export function findApproval(trx: Transaction<DB>, { registrationKey, requestHash, realNow }: Registration) {
  return trx
    .selectFrom("approval_request")
    .select(["id", "approved_by"])
    .where("registration_key", "=", registrationKey)
    .where("request_hash", "=", requestHash)
    .where("answer", "=", "APPROVED")
    .where("answered_at", ">", approvalsCountSince(realNow))
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** Withdraws open requests for a purchase that is already registered. */
export async function closeRequests(trx: Transaction<DB>, { registrationKey, realNow }: Registration): Promise<void> {
  await trx
    .updateTable("approval_request")
    .set({ answer: "WITHDRAWN", answered_at: realNow })
    .where("registration_key", "=", registrationKey)
    .where("answer", "is", null)
    .execute();
}
