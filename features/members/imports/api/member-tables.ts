import { sql } from "kysely";
import type { MemberTables } from "#packages/server/db/member-table.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

export const importsMemberTables = {
  member_import_row: {
    merge: "stays",
    part: "lists",
    // Also deletes rows with the member's address that were not imported. Each condition alone uses an index.
    erase: async (trx, { memberId, addresses }) => {
      await trx.deleteFrom("member_import_row").where("member_id", "=", memberId).execute();
      for (const column of ["email", "phone"] as const) {
        await trx
          .deleteFrom("member_import_row")
          // The import ids are needed because the index of addresses begins with them.
          .where("import_id", "=", sql<number>`any(array(select id from member_import where chain_id = ${thisChain}))`)
          .where(column, "=", sql<string>`any(${addresses})`)
          .execute();
      }
    },
  },
} satisfies MemberTables;
