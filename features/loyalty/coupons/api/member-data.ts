import { sql } from "kysely";
import { type MemberDataParts, nameOf, ofMember } from "#packages/server/db/member-data.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { couponsDataWords } from "../i18n/member-data.ts";

export const couponsData = {
  coupons: {
    place: 200,
    facts: {
      at: "moment",
      name: "text",
      points: "number",
      value: "amount",
      location: "text",
      campaign: "text",
      givenBackAt: "moment",
      givenBackReason: "text",
    },
    rows: (memberId) => sql`select redemption.id as key, redeemed_at as at, redemption.points, value_ore as value,
      coalesce(${nameOf("coupon", "redemption.coupon_id")}, (select it.reward from stamp_card_coupon as it
        where it.chain_id = ${thisChain} and it.stamp_card_id = redemption.stamp_card_id)) as name,
      ${nameOf("location", "redemption.location_id")} as location, ${nameOf("campaign", "redemption.campaign_id")} as campaign,
      back.cancelled_at as "givenBackAt", back.reason as "givenBackReason"
      from redemption left join redemption_cancellation as back
        on back.chain_id = redemption.chain_id and back.redemption_id = redemption.id
      where ${ofMember("redemption", memberId)}`,
  },
} satisfies MemberDataParts<typeof couponsDataWords>;
