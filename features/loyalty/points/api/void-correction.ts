import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { findStoredAnswer } from "#packages/server/request/stored-answers.ts";
import { clawBack } from "../domain/account.ts";
import { selectCorrection } from "./correction-queries.ts";
import { selectLots, selectUsableLots } from "./ledger.ts";
import { lockMember } from "./lock-member.ts";
import { keepVoided, readVoiding, refuseVoided, type Voided, voidedBefore } from "./void-once.ts";

/**
 * Withdraws a complete correction or opening balance once. Spent points become a deficit, which the next points cover.
 * Refuses ALREADY_VOIDED, OWN_MEMBERSHIP, and REQUIRED without a reason. Spec §4 "Points".
 */
export async function voidCorrection({ db }: Services, call: Call<"voidCorrection">): Promise<Voided> {
  const { chain, actor, params, day, now } = call;
  const { reason, retry } = readVoiding("voidCorrection", call);
  const act = db.inChain(chain.id, async (trx, { batch }) => {
    const correction = await selectCorrection(trx, params.id, actor).executeTakeFirst();
    if (!correction) return refuse("NOT_FOUND");
    const { memberId, amount: points } = correction;
    // A withdrawal adds points to no lot, so earlier payments between lots stay unchanged.
    const [[member], [stored], lots] = await batch(
      lockMember(trx, memberId, actor.accountId),
      findStoredAnswer(trx, retry),
      selectUsableLots(trx, memberId, day.today).union(selectLots(trx, memberId).where("id", "=", params.id)),
    );
    const before = voidedBefore(stored, retry, member);
    if (before) return before;
    await trx
      .insertInto("correction_withdrawal")
      .values({ chain_id: chain.id, lot_id: params.id, account_id: actor.accountId, reason, withdrawn_at: now })
      .execute();
    return keepVoided(
      { trx, batch },
      {
        call,
        memberId,
        retry,
        reversal: { voidedLotId: params.id },
        ...clawBack({ lots, settlements: [] }, params.id, points, day.today),
        audited: { act: "withdraw-correction", detail: { lot: params.id, points } },
      },
    );
  });
  return act.catch(refuseVoided("correction_withdrawal_pkey"));
}
