import { dayOfCorrection, recordAct } from "#features/insight/figures/api/record-figures.ts";
import { memberOfNumber } from "#features/members/card-codes/api/number-alone.ts";
import { staffRoleRules } from "#packages/domain/access/roles.ts";
import { validThrough } from "#packages/domain/calendar.ts";
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
import { earn, owedBy } from "../domain/account.ts";
import { checkCorrection, correctionDays } from "../domain/corrections.ts";
import { balanceOn } from "../domain/ledger.ts";
import { drawLotId } from "./correction-queries.ts";
import { noRuleRow, selectRule, selectUsableLots } from "./ledger.ts";
import { lockMember } from "./lock-member.ts";
import { movedToday } from "./moved-today.ts";
import { openLots, writeEntries } from "./write-account.ts";

type Correcting = Call<"correctPoints">;
type Answer = { lotId: number; clubPoints: number; owedPoints: number };

/** Reads the reason and the requested last day. Only the merchant may enter an opening balance. */
function readRequest({ body, actor }: Correcting, today: Temporal.PlainDate) {
  if (body.source === "OPENING_BALANCE" && !staffRoleRules[actor.role].answersForClub) refuse("NO_ACCESS");
  const reason = normaliseText(body.reason);
  const through = body.validThrough === undefined ? null : Temporal.PlainDate.from(body.validThrough);
  const { compare } = Temporal.PlainDate;
  const { first, last } = correctionDays(today);
  const isOutside = through !== null && (compare(through, first) < 0 || compare(through, last) > 0);
  refuseFields({ reason: reason === "" ? "REQUIRED" : null, validThrough: isOutside ? "INVALID_INPUT" : null });
  return { reason, through };
}

/**
 * Gives a member points without a purchase: a lot with a reason and an author. The points cover a deficit first. The
 * contract lists the refusals. Spec §4 "Points".
 */
export async function correctPoints(services: Services, call: Correcting): Promise<Answer> {
  const { db } = services;
  const { chain, actor, params, body, day, now } = call;
  const { today } = day;
  const { reason, through } = readRequest(call, today);
  const memberId = await memberOfNumber(services, call, params.membershipId);
  const retry = retryOf(chain.id, actor.accountId, {
    schemas: pointsSchemas,
    route: "correctPoints",
    key: call.idempotencyKey,
    request: { ...params, ...body },
  });
  const act = db.inChain(chain.id, async (trx, { batch }) => {
    const [[member], [stored], [rule = noRuleRow], lots, [drawn]] = await batch(
      lockMember(trx, memberId, actor.accountId),
      findStoredAnswer(trx, retry),
      selectRule(trx),
      selectUsableLots(trx, memberId, today),
      drawLotId(),
    );
    const before = replayed<Answer>(stored, retry);
    if (before) return before;
    if (!member || !drawn) return refuse("NOT_FOUND");
    if (member.own) refuse("OWN_MEMBERSHIP");
    const facts = await movedToday(batch, { chain, actor, memberId, today, rule });
    const checked = checkCorrection({ ...facts, points: body.points });
    if (!checked.ok) return refuseAbove("points", checked.reason, checked.atMost);
    const lot = {
      id: drawn.id,
      points: body.points,
      validThrough: through ?? validThrough(today, rule.monthValidation),
    };
    const { account, entries } = earn({ lots, settlements: [] }, lot, today);
    const who = { chainId: chain.id, memberId, now, today };
    const answer = { lotId: lot.id, clubPoints: balanceOn(account.lots, today), owedPoints: owedBy(account) };
    await batch(
      ...openLots([
        {
          ...who,
          ...lot,
          lotId: lot.id,
          earnedOn: today,
          source: body.source,
          purchaseId: null,
          pointsPerKronaHundredths: null,
          reason,
          accountId: actor.accountId,
        },
      ]),
      ...writeEntries(who, entries),
      ...recordAct({
        who,
        entries,
        days: [
          {
            ...dayOfCorrection(today, body.source === "CORRECTION" ? lot.points : 0),
            validThrough: lot.validThrough,
            pointsLeft: lot.points,
          },
        ],
      }),
      storeAnswer(trx, retry, JSON.stringify(answer), call.realNow.add(keptFor)),
    );
    const subject = `member ${memberId}`;
    const detail = { lot: lot.id, points: body.points, source: body.source, validThrough: lot.validThrough.toString() };
    await audit(trx, chain, { accountId: actor.accountId, act: "correct-points", subject, detail });
    return answer;
  });
  return act.catch(refuseReused);
}
