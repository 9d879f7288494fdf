import { owedBy } from "@stammis/domain/points/account";
import { balanceOn } from "@stammis/domain/points/ledger";
import { planCancellation } from "@stammis/domain/visits/plan-return";
import { isInTimeToUndo, undoUntil } from "@stammis/domain/visits/undo-window";
import { isTaken } from "../../db/errors.ts";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { keptFor, refuseReused, retryAtTill, storeAnswer } from "../../request/stored-answers.ts";
import { keepReinstated } from "../figures/keep-figures.ts";
import { readGiven } from "../returns/read-given.ts";
import { writeReinstated } from "../returns/write-reinstated.ts";

type Answer = { clubPoints: number; owedPoints: number };

/**
 * Takes a redemption back within 15 minutes, by the one who made it: its points return to their own lots, with those
 * lots' own validity. Refuses ALREADY_CANCELLED,
 * COUPON_PAID_FOR_PURCHASE, NO_ACCESS and TOO_LATE_TO_UNDO.
 */
export async function cancelRedemption({ db }: Services, call: Call<"cancelRedemption">): Promise<Answer> {
  const { chain, actor, params, body, day, now, idempotencyKey } = call;
  const { accountId } = actor;
  const { today } = day;
  try {
    return await db.inChain(chain.id, async (trx, { batch }) => {
      const asked = await trx
        .selectFrom("redemption")
        .select(["member_id", "account_id", "location_id", "redeemed_at"])
        .where("id", "=", params.id)
        .executeTakeFirst();
      if (!asked) return refuse("NOT_FOUND");
      const memberId = asked.member_id;
      const request = { ...params, ...body };
      const retry = retryAtTill(chain.id, asked.location_id, "cancelRedemption", idempotencyKey, request);
      const asking = { memberId, accountId, today, purchaseId: null, useIds: [params.id], retry };
      const { before, given } = await readGiven<Answer>(trx, batch, asking);
      if (!given) return before;
      if (asked.account_id !== accountId) refuse("NO_ACCESS");
      if (!isInTimeToUndo(undoUntil(asked.redeemed_at), now)) refuse("TOO_LATE_TO_UNDO");
      const planned = planCancellation(given.uses[0], given, today);
      if (!planned.ok) return refuse(planned.reason);
      const { account } = planned.plan;
      const answer = { clubPoints: balanceOn(account.lots, today), owedPoints: owedBy(account) };
      const cancelling = { chainId: chain.id, memberId, now, today, accountId, reason: body.reason, returnId: null };
      const tie = { purchaseId: null, returnId: null, redemptionId: params.id };
      await batch(
        ...writeReinstated(db.build, cancelling, given.uses, planned.plan, tie),
        ...keepReinstated({ ...cancelling, timeZone: chain.timeZone }, [params.id], planned.plan),
        storeAnswer(db.build, retry, JSON.stringify(answer), call.realNow.add(keptFor)),
      );
      const subject = `redemption ${params.id}`;
      await audit(trx, chain, { accountId, act: "cancel-redemption", subject, locationIds: [asked.location_id] });
      return answer;
    });
  } catch (error) {
    if (isTaken(error, "redemption_cancellation_pkey")) refuse("ALREADY_CANCELLED");
    return refuseReused(error);
  }
}
