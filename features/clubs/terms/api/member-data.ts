import { sql } from "kysely";
import { type MemberDataParts, ofMemberAndMerged } from "#packages/server/db/member-data.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { termsDataWords } from "../i18n/member-data.ts";

export const termsData = {
  terms: {
    place: 60,
    facts: { at: "moment", toldAt: "moment", seenAt: "moment", kind: "code", version: "number" },
    rows: (memberId) => sql`select version.id as key, min(accepted_at) as at, min(mailed_at) as "toldAt",
        min(seen_at) as "seenAt", version.kind, version.version
      from (select terms_version_id, accepted_at, null::timestamptz as mailed_at, null::timestamptz as seen_at
          from member_acceptance as accepted where ${ofMemberAndMerged("accepted", memberId)}
        union all select terms_version_id, null, mailed_at, seen_at
          from terms_notice as notice where ${ofMemberAndMerged("notice", memberId)}) as known
        join terms_version as version on version.chain_id = ${thisChain} and version.id = known.terms_version_id
      group by version.id, version.kind, version.version`,
  },
} satisfies MemberDataParts<typeof termsDataWords>;
