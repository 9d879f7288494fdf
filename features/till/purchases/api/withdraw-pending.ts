import { kronorFromOre } from "#packages/domain/money.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * Withdraws a pending purchase, so that the customer joins without it. A concurrent claim and withdrawal exclude each
 * other. Refuses NOT_FOUND (no longer pending) and OTHER_LOCATION.
 */
export async function withdrawPendingPurchase({ db }: Services, call: Call<"withdrawPendingPurchase">): Promise<void> {
  const { chain, actor, params } = call;
  await db.inChain(chain.id, async (trx) => {
    const taken = await trx
      .deleteFrom("waiting_purchase")
      .where("id", "=", params.id)
      .returning(["location_id", "amount_ore"])
      .executeTakeFirst();
    if (!taken) return refuse("NOT_FOUND");
    if (actor.locationIds && !actor.locationIds.includes(taken.location_id)) refuse("OTHER_LOCATION");
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "withdraw-waiting-purchase",
      subject: `pending purchase ${params.id}`,
      locationIds: [taken.location_id],
      detail: { amount: taken.amount_ore === null ? null : kronorFromOre(taken.amount_ore) },
    });
  });
}
