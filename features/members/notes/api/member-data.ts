import { sql } from "kysely";
import { type MemberDataParts, ofMember } from "#packages/server/db/member-data.ts";
import type { notesDataWords } from "../i18n/member-data.ts";

export const notesData = {
  notes: {
    place: 90,
    facts: { at: "moment", text: "text", editedAt: "moment", pinned: "answer" },
    rows: (memberId) => sql`select id as key, written_at as at, text, edited_at as "editedAt", pinned
      from member_note where ${ofMember("member_note", memberId)}`,
  },
} satisfies MemberDataParts<typeof notesDataWords>;
