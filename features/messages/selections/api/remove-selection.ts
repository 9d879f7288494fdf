import { sql, type Transaction } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Whether a campaign uses the selection, or a sendout that is not over; a finished one stores its own copy. */
async function isUsed(trx: Transaction<DB>, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from campaign where campaign.chain_id = ${thisChain} and campaign.selection_id = ${id})
    or exists (select from sendout where sendout.chain_id = ${thisChain} and sendout.selection_id = ${id}
      and sendout.state not in ('SENT', 'CANCELLED')) as used`.execute(trx);
  return rows[0]?.used === true;
}

/**
 * Deletes a selection that nothing uses; the row is locked against a concurrent choice. Refuses NOT_FOUND,
 * SELECTION_IN_USE.
 */
export async function removeSelection({ db }: Services, { chain, actor, params: { id } }: Call<"removeSelection">) {
  await db.inChain(chain.id, async (trx) => {
    const selectionQuery = trx.selectFrom("selection").select("name").where("id", "=", id).forUpdate();
    const { name } = (await selectionQuery.executeTakeFirst()) ?? refuse("NOT_FOUND");
    if (await isUsed(trx, id)) return refuse("SELECTION_IN_USE");
    await trx.deleteFrom("selection").where("id", "=", id).execute();
    const subject = `selection ${id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-selection", subject, detail: { name } });
  });
}
