import { todayIn } from "@stammis/domain/calendar";
import { balanceOn } from "@stammis/domain/ledger";
import { undoMinutes } from "@stammis/domain/limits";
import { audit } from "../../audit.ts";
import type { Call } from "../../call.ts";
import { isTaken } from "../../db/errors.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { findStoredAnswer, replayed, retryOf, storeAnswer } from "../../stored-answers.ts";
import { selectOpenLots } from "../points/ledger.ts";
import { changeLots, insertUsages, lockMember } from "./registration-queries.ts";

type Answer = { clubPoints: number };
const keptFor = Temporal.Duration.from({ hours: 24 });

/**
 * Takes a redemption back within 15 minutes, by the one who made it: its points return to their own lots, with those
 * lots' own validity. Refuses ALREADY_CANCELLED and NO_ACCESS.
 */
export async function cancelRedemption({ db }: Services, call: Call<"cancelRedemption">): Promise<Answer> {
  const { chain, actor, params, body, now } = call;
  const retry = retryOf(chain.id, actor.accountId, "cancelRedemption", call.idempotencyKey, { ...params, ...body });
  try {
    return await db.inChain(chain.id, async (trx, { batch }) => {
      const redemption = await trx
        .selectFrom("redemption")
        .select(["member_id", "account_id", "redeemed_at"])
        .where("id", "=", params.id)
        .executeTakeFirst();
      if (!redemption) return refuse("NOT_FOUND");
      const [, [stored], used] = await batch(
        lockMember(db.build, redemption.member_id, actor.accountId),
        findStoredAnswer(db.build, retry),
        db.build
          .selectFrom("point_entry")
          .select(["lot_id", "points"])
          .where("redemption_id", "=", params.id)
          .where("kind", "=", "REDEEM"),
      );
      const before = replayed<Answer>(stored, retry);
      if (before) return before;
      const since = now.subtract({ minutes: undoMinutes });
      const inTime = Temporal.Instant.compare(redemption.redeemed_at, since) >= 0;
      if (redemption.account_id !== actor.accountId || !inTime) refuse("NO_ACCESS");
      await trx
        .insertInto("redemption_cancellation")
        .values({
          chain_id: chain.id,
          redemption_id: params.id,
          account_id: actor.accountId,
          cancelled_at: now,
          reason: body.reason,
        })
        .execute();
      const changes = used.map(({ lot_id, points }) => ({ lotId: lot_id, points, redemptionId: params.id }));
      const who = { chainId: chain.id, memberId: redemption.member_id, now };
      const [, , lots] = await batch(
        insertUsages(db.build, who, "CANCEL", changes),
        changeLots(db.build, "CANCEL", changes),
        selectOpenLots(db.build, redemption.member_id),
      );
      const answer = { clubPoints: balanceOn(lots, todayIn(chain.timeZone, now)) };
      await audit(trx, chain, {
        accountId: actor.accountId,
        act: "cancel-redemption",
        subject: `redemption ${params.id}`,
      });
      await storeAnswer(trx, retry, JSON.stringify(answer), now.add(keptFor)).execute();
      return answer;
    });
  } catch (error) {
    if (isTaken(error, "redemption_cancellation_pkey")) refuse("ALREADY_CANCELLED");
    throw error;
  }
}
