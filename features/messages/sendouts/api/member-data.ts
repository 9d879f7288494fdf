import { sql } from "kysely";
import { type MemberDataParts, ofMemberAndMerged } from "#packages/server/db/member-data.ts";
import type { sendoutsDataWords } from "../i18n/member-data.ts";

export const sendoutsData = {
  sendouts: {
    place: 80,
    facts: { at: "moment", name: "text", channel: "code", status: "code", reason: "code", clickedAt: "moment" },
    rows: (
      memberId,
    ) => sql`select row_number() over (order by sendout_id, medium, occasion) as key, coalesce(sent_at, frozen_at) as at, name,
      medium as channel, case recipient.state when 'CLAIMED' then 'WAITING' else recipient.state end as status, reason, clicked_at as "clickedAt"
      from sendout_recipient as recipient join sendout on sendout.chain_id = recipient.chain_id and sendout.id = recipient.sendout_id
      where ${ofMemberAndMerged("recipient", memberId)}`,
  },
} satisfies MemberDataParts<typeof sendoutsDataWords>;
