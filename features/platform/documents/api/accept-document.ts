import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { PlatformDocument } from "../domain/platform-documents.ts";
import { readVersionInForce } from "./read-document.ts";

type Accepting = {
  accountId: number;
  companyId?: number | null;
  now: Temporal.Instant;
  /** The version that was read; absent for the one in force. */
  version?: string;
};

/**
 * Stores that an account accepted a document's version, for a company or for itself. A repetition has no further
 * effect.
 */
export async function acceptDocument(
  trx: Transaction<DB>,
  document: PlatformDocument,
  { accountId, companyId = null, now, version }: Accepting,
): Promise<void> {
  await trx
    .insertInto("account_acceptance")
    .values({
      account_id: accountId,
      company_id: companyId,
      document,
      version: version ?? (await readVersionInForce(trx, document, now)).version,
      accepted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
