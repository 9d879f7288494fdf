import { sql } from "kysely";
import { type MemberDataParts, nameOf, ofMember } from "#packages/server/db/member-data.ts";
import type { joiningDataWords } from "../i18n/member-data.ts";

export const joiningData = {
  joining: {
    place: 30,
    facts: { at: "moment", email: "text", phone: "text", location: "text", usedAt: "moment" },
    rows: (
      memberId,
    ) => sql`select id as key, created_at as at, email, phone, ${nameOf("location", "signup.location_id")} as location,
      used_at as "usedAt" from signup where ${ofMember("signup", memberId)}`,
  },
} satisfies MemberDataParts<typeof joiningDataWords>;
