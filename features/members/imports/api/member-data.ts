import { sql } from "kysely";
import { type MemberDataParts, ofMemberAndMerged } from "#packages/server/db/member-data.ts";
import type { importsDataWords } from "../i18n/member-data.ts";

export const importsData = {
  lists: {
    place: 40,
    facts: { at: "moment", file: "text", cells: "texts", outcome: "code" },
    rows: (memberId) => sql`select row_number() over (order by import_id, row_number) as key, list.created_at as at,
      list.file_name as file, line.cells,
      case outcome when 'KNOWN' then 'ALREADY' when 'COMPLETED' then 'SUPPLEMENTED' else outcome end as outcome
      from member_import_row as line join member_import as list on list.chain_id = line.chain_id and list.id = line.import_id
      where ${ofMemberAndMerged("line", memberId)}`,
  },
} satisfies MemberDataParts<typeof importsDataWords>;
