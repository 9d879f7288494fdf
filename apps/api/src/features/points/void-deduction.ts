import { owedBy, reinstate } from "@stammis/domain/points/account";
import { balanceOn } from "@stammis/domain/points/ledger";
import { settlementsOf } from "@stammis/domain/points/ledger-replay";
import { normaliseText } from "@stammis/domain/text";
import { isTaken } from "../../db/errors.ts";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import {
  findStoredAnswer,
  keptFor,
  refuseReused,
  replayed,
  retryOf,
  storeAnswer,
} from "../../request/stored-answers.ts";
import { writeFigures } from "../figures/write-figures.ts";
import { keepPoints } from "../statistics/write-statistics.ts";
import { selectDeducted, selectDeduction, selectRestorableLots } from "./correction-queries.ts";
import { lockMember } from "./lock-member.ts";
import { selectSettlements } from "./settlements.ts";
import { writeEntries } from "./write-account.ts";

type Answer = { clubPoints: number; owedPoints: number };

/**
 * Takes a deduction back, whole and once: its points return to their own lots, with those lots' own last days, and pay
 * what those owe by then. Refuses ALREADY_VOIDED, OWN_MEMBERSHIP, REQUIRED without a reason. Spec §4 "Points".
 */
export async function voidDeduction({ db }: Services, call: Call<"voidDeduction">): Promise<Answer> {
  const { chain, actor, params, body, day, now } = call;
  const deductionId = params.id;
  const { today } = day;
  const reason = normaliseText(body.reason);
  refuseFields({ reason: reason === "" ? "REQUIRED" : null });
  const retry = retryOf(chain.id, actor.accountId, "voidDeduction", call.idempotencyKey, { ...params, ...body });
  const act = db.inChain(chain.id, async (trx, { batch }) => {
    const deduction = await selectDeduction(trx, deductionId, actor).executeTakeFirst();
    if (!deduction) return refuse("NOT_FOUND");
    const { memberId, points } = deduction;
    const [[member], [stored], lots, settlements, allocations] = await batch(
      lockMember(db.build, memberId, actor.accountId),
      findStoredAnswer(db.build, retry),
      selectRestorableLots(db.build, { memberId, deductionId, today }),
      selectSettlements(db.build, memberId),
      selectDeducted(db.build, deductionId),
    );
    const before = replayed<Answer>(stored, retry);
    if (before) return before;
    if (!member) return refuse("NOT_FOUND");
    if (member.own) refuse("OWN_MEMBERSHIP");
    // One alone gets past this line.
    await trx
      .insertInto("deduction_withdrawal")
      .values({
        ...{ chain_id: chain.id, deduction_id: deductionId, account_id: actor.accountId },
        ...{ reason, withdrawn_at: now },
      })
      .execute();
    const { account, entries } = reinstate(
      { lots, settlements: settlementsOf(settlements) },
      allocations,
      today,
      "RESTORE",
    );
    const answer = { clubPoints: balanceOn(account.lots, today), owedPoints: owedBy(account) };
    await batch(
      ...writeEntries(
        { chainId: chain.id, memberId, now, today },
        entries.map((entry) => ({ ...entry, deductionId: entry.kind === "RESTORE" ? deductionId : null })),
      ),
      keepPoints({ memberId, today }),
      ...writeFigures(
        { chainId: chain.id, memberId },
        { adds: [], entries, back: { timeZone: chain.timeZone, voidedDeductionId: deductionId } },
      ),
      storeAnswer(db.build, retry, JSON.stringify(answer), call.realNow.add(keptFor)),
    );
    const subject = `member ${memberId}`;
    const detail = { deduction: deductionId, points };
    await audit(trx, chain, { accountId: actor.accountId, act: "withdraw-deduction", subject, detail });
    return answer;
  });
  return act.catch((error) => {
    if (isTaken(error, "deduction_withdrawal_pkey")) return refuse("ALREADY_VOIDED");
    return refuseReused(error);
  });
}
