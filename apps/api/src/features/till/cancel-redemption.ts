import { todayIn } from "@stammis/domain/calendar";
import { undoMinutes } from "@stammis/domain/limits";
import { owedBy } from "@stammis/domain/points/account";
import { balanceOn } from "@stammis/domain/points/ledger";
import { audit } from "../../audit.ts";
import type { Call } from "../../call.ts";
import { isTaken } from "../../db/errors.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { keptFor, refuseReused, retryOf, storeAnswer } from "../../stored-answers.ts";
import { writeEntries } from "../points/write-account.ts";
import { giveBackAll, type MemberState, writeCancellations } from "../returns/give-back.ts";
import { readGiven } from "../returns/read-given.ts";
import { writeCards } from "../stamp-cards/write-cards.ts";

type Answer = { clubPoints: number; owedPoints: number };

/**
 * Takes a redemption back within 15 minutes, by the one who made it: its points return to their own lots, with those
 * lots' own validity. Refuses ALREADY_CANCELLED, COUPON_PAID_FOR_PURCHASE and NO_ACCESS.
 */
export async function cancelRedemption({ db }: Services, call: Call<"cancelRedemption">): Promise<Answer> {
  const { chain, actor, params, body, now } = call;
  const today = todayIn(chain.timeZone, now);
  const retry = retryOf(chain.id, actor.accountId, "cancelRedemption", call.idempotencyKey, { ...params, ...body });
  try {
    return await db.inChain(chain.id, async (trx, { batch }) => {
      const asked = await trx
        .selectFrom("redemption")
        .select(["member_id", "account_id", "redeemed_at"])
        .where("id", "=", params.id)
        .executeTakeFirst();
      if (!asked) return refuse("NOT_FOUND");
      const memberId = asked.member_id;
      const { before, given } = await readGiven<Answer>(db.build, batch, {
        memberId,
        accountId: actor.accountId,
        today,
        asked: { purchaseId: null, ids: [params.id] },
        retry,
      });
      if (!given) return before;
      const since = now.subtract({ minutes: undoMinutes });
      const inTime = Temporal.Instant.compare(asked.redeemed_at, since) >= 0;
      if (asked.account_id !== actor.accountId || !inTime) refuse("NO_ACCESS");
      if (given.redemptions.length === 0) refuse("ALREADY_CANCELLED");
      // What it paid stays with the goods: it goes back with the whole purchase alone.
      if (given.redemptions.some(({ valueOre }) => valueOre > 0)) refuse("COUPON_PAID_FOR_PURCHASE");
      const state: MemberState = { account: given.account, entries: [], cards: new Map() };
      giveBackAll(state, given.redemptions, given, today);
      const who = { chainId: chain.id, memberId, now };
      const answer = { clubPoints: balanceOn(state.account.lots, today), owedPoints: owedBy(state.account) };
      await batch(
        ...writeCancellations(
          db.build,
          { ...who, accountId: actor.accountId, reason: body.reason, returnId: null },
          given.redemptions,
        ),
        ...writeEntries(who, state.entries),
        ...writeCards(who, { purchaseId: null, returnId: null, redemptionId: params.id }, [...state.cards.values()]),
        storeAnswer(db.build, retry, JSON.stringify(answer), call.realNow.add(keptFor)),
      );
      const subject = `redemption ${params.id}`;
      await audit(trx, chain, { accountId: actor.accountId, act: "cancel-redemption", subject });
      return answer;
    });
  } catch (error) {
    if (isTaken(error, "redemption_cancellation_pkey")) refuse("ALREADY_CANCELLED");
    return refuseReused(error);
  }
}
