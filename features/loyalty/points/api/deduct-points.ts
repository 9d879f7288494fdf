import { dayOfCorrection, recordAct } from "#features/insight/figures/api/record-figures.ts";
import { memberOfNumber } from "#features/members/card-codes/api/number-alone.ts";
import { normaliseText } from "#packages/domain/text.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseAbove, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  findStoredAnswer,
  keptFor,
  refuseReused,
  replayed,
  retryOf,
  storeAnswer,
} from "#packages/server/request/stored-answers.ts";
import { pointsSchemas } from "../contract/schemas.ts";
import { deduct, owedBy } from "../domain/account.ts";
import { checkDeduction } from "../domain/corrections.ts";
import { balanceOn } from "../domain/ledger.ts";
import { drawDeductionId } from "./correction-queries.ts";
import { noRuleRow, selectRule, selectUsableLots } from "./ledger.ts";
import { lockMember } from "./lock-member.ts";
import { movedToday } from "./moved-today.ts";
import { writeEntries } from "./write-account.ts";

type Answer = { deductionId: number; clubPoints: number; owedPoints: number };

/**
 * Takes points given by mistake, the soonest to expire first, with a reason and an author. It takes usable points only,
 * so no deficit arises. The contract lists the refusals. Spec §4 "Points".
 */
export async function deductPoints(services: Services, call: Call<"deductPoints">): Promise<Answer> {
  const { db } = services;
  const { chain, actor, params, body, day, now } = call;
  const { points } = body;
  const { today } = day;
  const reason = normaliseText(body.reason);
  refuseFields({ reason: reason === "" ? "REQUIRED" : null });
  const memberId = await memberOfNumber(services, call, params.membershipId);
  const retry = retryOf(chain.id, actor.accountId, {
    schemas: pointsSchemas,
    route: "deductPoints",
    key: call.idempotencyKey,
    request: { ...params, ...body },
  });
  const act = db.inChain(chain.id, async (trx, { batch }) => {
    const [[member], [stored], [rule = noRuleRow], lots, [drawn]] = await batch(
      lockMember(trx, memberId, actor.accountId),
      findStoredAnswer(trx, retry),
      selectRule(trx),
      selectUsableLots(trx, memberId, today),
      drawDeductionId(),
    );
    const before = replayed<Answer>(stored, retry);
    if (before) return before;
    if (!member || !drawn) return refuse("NOT_FOUND");
    if (member.own) refuse("OWN_MEMBERSHIP");
    const facts = await movedToday(batch, { chain, actor, memberId, today, rule });
    const checked = checkDeduction({ ...facts, points, balance: balanceOn(lots, today) });
    if (!checked.ok) return refuseAbove("points", checked.reason, checked.atMost);
    const deduction = deduct({ lots, settlements: [] }, points, today);
    if (!deduction.ok) return refuseAbove("points", deduction.reason, deduction.atMost);
    const { account, entries } = deduction;
    const deductionId = drawn.id;
    const who = { chainId: chain.id, memberId, now, today };
    const answer = { deductionId, clubPoints: balanceOn(account.lots, today), owedPoints: owedBy(account) };
    await batch(
      trx.insertInto("point_deduction").values({
        chain_id: chain.id,
        id: deductionId,
        member_id: memberId,
        points,
        reason,
        account_id: actor.accountId,
        deducted_on: today,
        deducted_at: now,
      }),
      ...writeEntries(
        who,
        entries.map((entry) => ({ ...entry, deductionId })),
      ),
      ...recordAct({ who, entries, days: [dayOfCorrection(today, -points)] }),
      storeAnswer(trx, retry, JSON.stringify(answer), call.realNow.add(keptFor)),
    );
    const subject = `member ${memberId}`;
    const detail = { deduction: deductionId, points };
    await audit(trx, chain, { accountId: actor.accountId, act: "deduct-points", subject, detail });
    return answer;
  });
  return act.catch(refuseReused);
}
