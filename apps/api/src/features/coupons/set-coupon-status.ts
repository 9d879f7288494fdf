import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { checkPublishing } from "../chains/publishing.ts";
import { couponFacts } from "./coupon-shape.ts";
import { lockCoupon } from "./queries.ts";
import { readBack } from "./save-coupon.ts";

/**
 * Moves a coupon along the table of publish statuses, one at a time whoever asks at once. Refuses STATUS_NOT_ALLOWED,
 * END_DATE_PASSED, MEMBERSHIP_TERMS_MISSING. Spec §4.
 */
export async function setCouponStatus({ db }: Services, call: Call<"setCouponStatus">) {
  const { chain, actor, day, params, body } = call;
  return db.inChain(chain.id, async (trx) => {
    const coupon = (await lockCoupon(trx, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    const [from, to] = [coupon.publish_status, body.publishStatus];
    await checkPublishing(trx, couponFacts(coupon, day), to, "PUBLISH_OFFER");
    await trx.updateTable("coupon").set({ publish_status: to }).where("id", "=", params.id).execute();
    const subject = `coupon ${params.id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "set-coupon-status", subject, detail: { from, to } });
    return readBack(trx, params.id, day);
  });
}
