import { sql } from "kysely";
import { type MemberDataParts, nameOf, ofMember } from "#packages/server/db/member-data.ts";
import type { campaignsDataWords } from "../i18n/member-data.ts";

export const campaignsData = {
  welcome: {
    place: 210,
    facts: { campaign: "text", through: "day", usedAt: "moment" },
    rows: (memberId) => sql`select campaign_id as key, ${nameOf("campaign", "offer.campaign_id")} as campaign, through,
      ${nameOf("purchase", "offer.used_purchase_id", sql`it.purchased_at`)} as "usedAt"
      from member_welcome_offer as offer where ${ofMember("offer", memberId)}`,
  },
} satisfies MemberDataParts<typeof campaignsDataWords>;
