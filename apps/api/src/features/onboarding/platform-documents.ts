import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";

export type PlatformDocument = "TERMS_OF_SERVICE" | "PRIVACY_POLICY" | "DATA_PROCESSING_AGREEMENT";

/** The version of the platform's own documents that this release carries. */
const versionInForce = "1";

/** Keeps that an account accepted a document as it stands now; once per version. */
export async function acceptDocument(
  trx: Transaction<DB>,
  accountId: number,
  document: PlatformDocument,
  now: Temporal.Instant,
) {
  await trx
    .insertInto("account_acceptance")
    .values({ account_id: accountId, document, version: versionInForce, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
