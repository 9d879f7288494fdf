import { todayIn } from "@stammis/domain/calendar";
import { checkTransition } from "@stammis/domain/publish-status";
import { audit } from "../../audit.ts";
import type { Call } from "../../call.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { selectReadiness } from "../chains/queries.ts";
import { lockReward, rewardOf, selectRewards } from "./rewards.ts";

/**
 * Moves a reward along the table of publish statuses, one at a time whoever asks at once. Nothing is ACTIVE before the
 * membership conditions are published. Refuses STATUS_NOT_ALLOWED, MEMBERSHIP_TERMS_MISSING. Spec §4.
 */
export async function setRewardStatus({ db }: Services, call: Call<"setRewardStatus">) {
  const { chain, actor, now } = call;
  const { id } = call.params;
  const { publishStatus: to } = call.body;
  return db.inChain(chain.id, async (trx) => {
    const reward = await lockReward(trx, id).executeTakeFirst();
    if (!reward) return refuse("NOT_FOUND");
    const { status } = reward;
    const checked = checkTransition(
      { status, endsOn: null, suspended: false, today: todayIn(chain.timeZone, now) },
      to,
    );
    if (!checked.ok) refuse("STATUS_NOT_ALLOWED");
    if (to === "ACTIVE") {
      const { membershipTermsPublished } = await selectReadiness(trx).executeTakeFirstOrThrow();
      if (!membershipTermsPublished) refuse("MEMBERSHIP_TERMS_MISSING");
    }
    await trx.updateTable("coupon").set({ publish_status: to }).where("id", "=", id).execute();
    const detail = { from: status, to };
    await audit(trx, chain, { accountId: actor.accountId, act: "set-reward-status", subject: `coupon ${id}`, detail });
    return rewardOf(await selectRewards(trx).where("coupon.id", "=", id).executeTakeFirstOrThrow());
  });
}
