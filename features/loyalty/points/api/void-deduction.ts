import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { findStoredAnswer } from "#packages/server/request/stored-answers.ts";
import { reinstate } from "../domain/account.ts";
import { settlementsOf } from "../domain/ledger-replay.ts";
import { selectDeducted, selectDeduction, selectRestorableLots } from "./correction-queries.ts";
import { lockMember } from "./lock-member.ts";
import { selectSettlements } from "./settlements.ts";
import { keepVoided, readVoiding, refuseVoided, type Voided, voidedBefore } from "./void-once.ts";

/**
 * Withdraws a complete deduction once. Its points return to their own lots with their own last days, and first cover
 * the lots' deficit. Refuses ALREADY_VOIDED, OWN_MEMBERSHIP, and REQUIRED without a reason. Spec §4 "Points".
 */
export async function voidDeduction({ db }: Services, call: Call<"voidDeduction">): Promise<Voided> {
  const { chain, actor, params, day, now } = call;
  const { today } = day;
  const deductionId = params.id;
  const { reason, retry } = readVoiding("voidDeduction", call);
  const act = db.inChain(chain.id, async (trx, { batch }) => {
    const deduction = await selectDeduction(trx, deductionId, actor).executeTakeFirst();
    if (!deduction) return refuse("NOT_FOUND");
    const { memberId, points } = deduction;
    const [[member], [stored], lots, settlements, allocations] = await batch(
      lockMember(trx, memberId, actor.accountId),
      findStoredAnswer(trx, retry),
      selectRestorableLots(trx, { memberId, deductionId, today }),
      selectSettlements(trx, memberId),
      selectDeducted(trx, deductionId),
    );
    const before = voidedBefore(stored, retry, member);
    if (before) return before;
    await trx
      .insertInto("deduction_withdrawal")
      .values({
        chain_id: chain.id,
        deduction_id: deductionId,
        account_id: actor.accountId,
        reason,
        withdrawn_at: now,
      })
      .execute();
    const was = { lots, settlements: settlementsOf(settlements) };
    const { account, entries } = reinstate(was, allocations, today, "RESTORE");
    return keepVoided(
      { trx, batch },
      {
        call,
        memberId,
        retry,
        account,
        reversal: { voidedDeductionId: deductionId },
        entries: entries.map((entry) => ({ ...entry, deductionId: entry.kind === "RESTORE" ? deductionId : null })),
        audited: { act: "withdraw-deduction", detail: { deduction: deductionId, points } },
      },
    );
  });
  return act.catch(refuseVoided("deduction_withdrawal_pkey"));
}
