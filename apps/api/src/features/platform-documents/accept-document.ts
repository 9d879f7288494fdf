import { type PlatformDocument, platformDocuments } from "@stammis/domain/platform-documents";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";

/** Keeps that an account accepted a document as it stands now, for a company or for itself; once per version. */
export async function acceptDocument(
  trx: Transaction<DB>,
  document: PlatformDocument,
  { accountId, companyId = null, now }: { accountId: number; companyId?: number | null; now: Temporal.Instant },
): Promise<void> {
  await trx
    .insertInto("account_acceptance")
    .values({
      account_id: accountId,
      company_id: companyId,
      document,
      version: platformDocuments[document],
      accepted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
