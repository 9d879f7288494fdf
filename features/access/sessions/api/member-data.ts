import { sql } from "kysely";
import { type MemberDataParts, ofMember, ofMemberAndMerged } from "#packages/server/db/member-data.ts";
import type { sessionsDataWords } from "../i18n/member-data.ts";

export const sessionsData = {
  devices: {
    place: 110,
    facts: { kind: "code", device: "text", since: "moment", lastUsedAt: "moment" },
    rows: (
      memberId,
    ) => sql`select row_number() over (order by since, kind, token_hash, member_id) as key, kind, device, since, "lastUsedAt"
      from (select 'SESSION' as kind, user_agent as device, created_at as since, last_used_at as "lastUsedAt", token_hash, member_id
          from member_session where ${ofMember("member_session", memberId)}
        union all select 'KNOWN', '', created_at, last_used_at, token_hash, member_id from member_device where ${ofMemberAndMerged("member_device", memberId)}) as each`,
  },
  links: {
    place: 120,
    facts: { expiresAt: "moment", usedAt: "moment", phone: "text" },
    rows: (
      memberId,
    ) => sql`select row_number() over (order by expires_at, token_hash) as key, expires_at as "expiresAt",
      used_at as "usedAt", sent_to_phone as phone from member_token where ${ofMemberAndMerged("member_token", memberId)}`,
  },
} satisfies MemberDataParts<typeof sessionsDataWords>;
