import { sql } from "kysely";
import { sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { invitationColumns } from "../contract/columns.ts";
import { invitationWords } from "../i18n/column-words.ts";
import { invitationOf, invitationSorts, selectWithHome, wantedInvitations } from "./list-invitations.ts";

/** Exports invited members who have not joined, as the list shows them. Refuses INVALID_INPUT. */
export async function exportInvitations(services: Services, call: Call<"exportInvitations">): Promise<Download> {
  const { chain, actor, query, realNow } = call;
  const sorting = sortingOf(invitationSorts, query.sort ?? "invitedAt", actor);
  return listCsv(services, call, {
    list: "invited",
    filters: { searched: Boolean(query.q) },
    read: async (after, size) => {
      const place = { after, skip: 0 };
      const [rows] = await services.db.read(chain.id, (q) => [
        sortedPage(
          selectWithHome(wantedInvitations(q, actor, query.q)),
          sorting,
          sql.ref("invitation.id"),
          place,
        ).limit(size),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    columns: invitationColumns,
    words: invitationWords,
    rowOf: (row) => invitationOf(row, realNow),
    cells: {},
  });
}
