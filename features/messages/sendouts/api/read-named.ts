import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { campaignFacts } from "#features/loyalty/campaigns/api/campaign-shape.ts";
import { couponFacts, selectCouponRows } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { effectiveStatus, type PublishFacts } from "#features/loyalty/publishing/domain/publish-status.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { couponOfTarget, type EmailBlock } from "../domain/email-blocks.ts";
import type { LockedSendout } from "./queries.ts";
import { emailOf, smsOf } from "./sendout-shape.ts";

export interface Named {
  /** Offers that cannot be used today, by field. */
  problems: Record<string, "CAMPAIGN_NOT_ACTIVE" | "COUPON_NOT_ACTIVE">;
  /** Changes when the content or audience changes outside the sendout. */
  digest: string;
}

type Naming = Pick<LockedSendout, "selection_id" | "campaign_id" | "by_email" | "email" | "by_sms" | "sms">;

interface NamedCoupon {
  /** The field of the sendout that names the coupon. */
  field: string;
  id: number;
}

function couponsOfBlock(block: EmailBlock, at: number): NamedCoupon[] {
  if (block.kind === "COUPON") return [{ field: `email.blocks.${at}.couponId`, id: block.couponId ?? 0 }];
  const id = block.kind === "TEXT" ? null : couponOfTarget(block.target);
  return id === null ? [] : [{ field: `email.blocks.${at}.target`, id }];
}

/** Returns the coupons that its messages show or link to. */
function namedCoupons(sendout: Naming): NamedCoupon[] {
  const blocks = (sendout.by_email && emailOf(sendout)?.blocks) || [];
  const linked = sendout.by_sms ? couponOfTarget(smsOf(sendout).link) : null;
  return [...blocks.flatMap(couponsOfBlock), ...(linked === null ? [] : [{ field: "sms.link", id: linked }])];
}

/**
 * Reads what a sendout refers to without containing it: its selection, campaign and coupons, in their current state.
 */
export async function readNamed(
  trx: Transaction<DB>,
  chain: Chain,
  sendout: Naming,
  now: Temporal.Instant,
): Promise<Named> {
  const day = clubDay(chain, now);
  const isOff = (facts: PublishFacts | undefined) => !facts || effectiveStatus(facts) !== "ACTIVE";
  const problems: Named["problems"] = {};
  if (sendout.campaign_id !== null) {
    const campaign = await trx
      .selectFrom("campaign")
      .select(["publish_status", "end_date"])
      .where("id", "=", sendout.campaign_id)
      .executeTakeFirst();
    if (isOff(campaign && campaignFacts(campaign, day))) problems.campaignId = "CAMPAIGN_NOT_ACTIVE";
  }
  const named = namedCoupons(sendout);
  const ids = named.map(({ id }) => id);
  const coupons =
    ids.length > 0 ? await selectCouponRows(trx).where("coupon.id", "in", ids).orderBy("id").execute() : [];
  for (const { field, id } of named) {
    const coupon = coupons.find((row) => row.id === id);
    if (isOff(coupon && couponFacts(coupon, day))) problems[field] = "COUPON_NOT_ACTIVE";
  }
  const selection =
    sendout.selection_id === null
      ? null
      : await trx
          .selectFrom("selection")
          .select("expression")
          .where("id", "=", sendout.selection_id)
          .executeTakeFirstOrThrow();
  const says = coupons.map(({ publish_status: _, used_up: __, ...row }) => row);
  const digest = createHash("sha256")
    .update(JSON.stringify([selection, says]))
    .digest("base64url")
    .slice(0, 22);
  return { problems, digest };
}
