import { sql } from "kysely";
import type { MemberDataParts } from "#packages/server/db/member-data.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { trailDataWords } from "../i18n/member-data.ts";

export const trailData = {
  acts: {
    place: 140,
    facts: { at: "moment", act: "code", detail: "detail" },
    rows: (memberId) => sql`select id as key, at, act, detail from audit_entry where chain_id = ${thisChain}
      and subject in (select 'member ' || each.id from member as each
        where each.chain_id = ${thisChain} and (each.id = ${memberId} or each.merged_into = ${memberId}))`,
  },
} satisfies MemberDataParts<typeof trailDataWords>;
