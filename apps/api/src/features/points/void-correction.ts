import { clawBack, owedBy } from "@stammis/domain/points/account";
import { balanceOn } from "@stammis/domain/points/ledger";
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
import { selectCorrection } from "./correction-queries.ts";
import { selectLots, selectUsableLots } from "./ledger.ts";
import { lockMember } from "./lock-member.ts";
import { writeEntries } from "./write-account.ts";

type Answer = { clubPoints: number; owedPoints: number };

/**
 * Takes a correction or an opening balance back, whole and once. What was spent of it is owed, and filled by the next
 * points. Refuses ALREADY_VOIDED, OWN_MEMBERSHIP, REQUIRED without a reason. Spec §4 "Points".
 */
export async function voidCorrection({ db }: Services, call: Call<"voidCorrection">): Promise<Answer> {
  const { chain, actor, params, body, day, now } = call;
  const { today } = day;
  const reason = normaliseText(body.reason);
  refuseFields({ reason: reason === "" ? "REQUIRED" : null });
  const retry = retryOf(chain.id, actor.accountId, "voidCorrection", call.idempotencyKey, { ...params, ...body });
  const act = db.inChain(chain.id, async (trx, { batch }) => {
    const correction = await selectCorrection(trx, params.id, actor).executeTakeFirst();
    if (!correction) return refuse("NOT_FOUND");
    const { memberId, amount } = correction;
    // Taking back gives no lot anything, so what lots have paid for each other before stays as it is.
    const [[member], [stored], lots] = await batch(
      lockMember(db.build, memberId, actor.accountId),
      findStoredAnswer(db.build, retry),
      selectUsableLots(db.build, memberId, today).union(selectLots(db.build, memberId).where("id", "=", params.id)),
    );
    const before = replayed<Answer>(stored, retry);
    if (before) return before;
    if (!member) return refuse("NOT_FOUND");
    if (member.own) refuse("OWN_MEMBERSHIP");
    // One alone gets past this line.
    await trx
      .insertInto("correction_withdrawal")
      .values({ chain_id: chain.id, lot_id: params.id, account_id: actor.accountId, reason, withdrawn_at: now })
      .execute();
    const { account, entries } = clawBack({ lots, settlements: [] }, params.id, amount, today);
    const answer = { clubPoints: balanceOn(account.lots, today), owedPoints: owedBy(account) };
    await batch(
      ...writeEntries({ chainId: chain.id, memberId, now, today }, entries),
      keepPoints({ memberId, today }),
      ...writeFigures(
        { chainId: chain.id, memberId },
        { adds: [], entries, back: { timeZone: chain.timeZone, voidedLotId: params.id } },
      ),
      storeAnswer(db.build, retry, JSON.stringify(answer), call.realNow.add(keptFor)),
    );
    const subject = `member ${memberId}`;
    const detail = { lot: params.id, points: amount };
    await audit(trx, chain, { accountId: actor.accountId, act: "withdraw-correction", subject, detail });
    return answer;
  });
  return act.catch((error) => {
    if (isTaken(error, "correction_withdrawal_pkey")) return refuse("ALREADY_VOIDED");
    return refuseReused(error);
  });
}
