import { sql } from "kysely";
import type { MemberTables } from "#packages/server/db/member-table.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

export const sendoutsMemberTables = {
  sendout_recipient: {
    merge: "stays",
    part: "sendouts",
    // The provider's message id could still identify the recipient.
    erase: async (trx, { memberId }) => {
      await trx
        .updateTable("sendout_recipient")
        .set({ provider_id: null })
        .where("member_id", "=", memberId)
        // Names both media as well, because the index begins with the sendout and the medium.
        .where("sendout_id", "=", sql<number>`any(array(select id from sendout where chain_id = ${thisChain}))`)
        .where("medium", "in", ["EMAIL", "SMS"])
        .execute();
    },
  },
} satisfies MemberTables;
