import { sql } from "kysely";
import type { MemberDataParts } from "#packages/server/db/member-data.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { mergingDataWords } from "../i18n/member-data.ts";

export const mergingData = {
  merges: {
    place: 130,
    facts: { at: "moment", membershipId: "text", email: "text", phone: "text", undoneAt: "moment" },
    // After an undo the other membership belongs to another person, so its data is left out.
    rows: (memberId) => sql`select merge.id as key, merged_at as at, undone_at as "undoneAt",
      case when undone_at is null then other.membership_number end as "membershipId",
      case when undone_at is null then other_email end as email, case when undone_at is null then other_phone end as phone
      from member_merge as merge join member as other on other.chain_id = merge.chain_id and other.id = merge.other_id
      where merge.chain_id = ${thisChain} and (merge.kept_id = ${memberId} or merge.other_id = ${memberId})`,
  },
} satisfies MemberDataParts<typeof mergingDataWords>;
