import { recordAct } from "#features/insight/figures/api/record-figures.ts";
import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { isInTimeToUndo, undoUntil } from "#features/till/purchases/domain/undo-window.ts";
import { readGiven } from "#features/till/returns/api/read-given.ts";
import { writeReinstated } from "#features/till/returns/api/write-reinstated.ts";
import { planCancellation } from "#features/till/returns/domain/plan-return.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { keptFor, refuseReused, retryAtTill, storeAnswer } from "#packages/server/request/stored-answers.ts";
import { registerSchemas } from "../contract/schemas.ts";

type Answer = { clubPoints: number; owedPoints: number };

/**
 * Cancels a redemption within 15 minutes, by the cashier who made it. Its points return to their own lots with their
 * own validity. Refuses ALREADY_CANCELLED, COUPON_PAID_FOR_PURCHASE, NO_ACCESS and TOO_LATE_TO_UNDO.
 */
export async function cancelRedemption({ db }: Services, call: Call<"cancelRedemption">): Promise<Answer> {
  const { chain, actor, params, body, day, now, idempotencyKey } = call;
  const { accountId } = actor;
  const { today } = day;
  try {
    return await db.inChain(chain.id, async (trx, { batch }) => {
      const redemption = await trx
        .selectFrom("redemption")
        .select(["member_id", "account_id", "location_id", "redeemed_at"])
        .where("id", "=", params.id)
        .executeTakeFirst();
      if (!redemption) return refuse("NOT_FOUND");
      const memberId = redemption.member_id;
      const request = { ...params, ...body };
      const retry = retryAtTill(chain.id, redemption.location_id, {
        schemas: registerSchemas,
        route: "cancelRedemption",
        key: idempotencyKey,
        request,
      });
      const asking = { memberId, accountId, today, purchaseId: null, useIds: [params.id], retry };
      const { before, given: givenState } = await readGiven<Answer>(trx, batch, asking);
      if (!givenState) return before;
      if (redemption.account_id !== accountId) refuse("NO_ACCESS");
      if (!isInTimeToUndo(undoUntil(redemption.redeemed_at), now)) refuse("TOO_LATE_TO_UNDO");
      const planned = planCancellation(givenState.uses[0], givenState, today);
      if (!planned.ok) return refuse(planned.reason);
      const { account } = planned.plan;
      const answer = { clubPoints: balanceOn(account.lots, today), owedPoints: owedBy(account) };
      const cancelling = { chainId: chain.id, memberId, now, today, accountId, reason: body.reason, returnId: null };
      const tie = { purchaseId: null, returnId: null, redemptionId: params.id };
      await batch(
        ...writeReinstated(trx, cancelling, givenState.uses, planned.plan, tie),
        ...recordAct({
          who: cancelling,
          entries: planned.plan.entries,
          cards: planned.plan.cards,
          reversal: { timeZone: chain.timeZone, useIds: [params.id] },
        }),
        storeAnswer(trx, retry, JSON.stringify(answer), call.realNow.add(keptFor)),
      );
      const subject = `redemption ${params.id}`;
      await audit(trx, chain, { accountId, act: "cancel-redemption", subject, locationIds: [redemption.location_id] });
      return answer;
    });
  } catch (error) {
    if (isTaken(error, "redemption_cancellation_pkey")) refuse("ALREADY_CANCELLED");
    return refuseReused(error);
  }
}
