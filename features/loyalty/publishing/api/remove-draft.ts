import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { canDelete, type StoredStatus } from "../domain/publish-status.ts";
import type { Asking, Publishable } from "./publishable.ts";

type RemovalAsked = Asking & { params: { id: number } };

/**
 * Deletes an item that was never published, unless `isNeeded` finds other items that depend on it. Refuses
 * STATUS_NOT_ALLOWED.
 */
export async function removeDraft<Row extends { id: number; name: string; publish_status: StoredStatus }>(
  { db }: Services,
  kind: Publishable<Row, unknown>,
  request: RemovalAsked,
  isNeeded: (trx: Transaction<DB>, id: number) => Promise<boolean> = async () => false,
): Promise<void> {
  const { chain, actor, params } = request;
  await db.inChain(chain.id, async (trx) => {
    const { id, name, publish_status } = await kind.hold(trx, params.id, request);
    if (!canDelete(publish_status) || (await isNeeded(trx, id))) refuse("STATUS_NOT_ALLOWED");
    await trx.deleteFrom(kind.table).where("id", "=", id).execute();
    const subject = `${kind.words.subject} ${id}`;
    // The audit trail stores the name, because the row no longer exists afterwards.
    const detail = { name };
    await audit(trx, chain, { accountId: actor.accountId, act: kind.words.remove, subject, detail });
  });
}
