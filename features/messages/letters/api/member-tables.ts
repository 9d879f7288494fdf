import { sql } from "kysely";
import type { MemberTables } from "#packages/server/db/member-table.ts";

export const lettersMemberTables = {
  message: {
    merge: "moves",
    part: "messages",
    // The row remains, because the club's SMS credits count it.
    erase: async (trx, { memberId, addresses }) => {
      await trx
        .updateTable("message")
        .set({ recipient: "", subject: "", text_body: "", html_body: "", failure: null })
        .set({ provider_id: null, unsubscribe_url: "" })
        .where((eb) => eb.or([eb("member_id", "=", memberId), eb("recipient", "=", sql<string>`any(${addresses})`)]))
        .execute();
    },
  },
} satisfies MemberTables;
