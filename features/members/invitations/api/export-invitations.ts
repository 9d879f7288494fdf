import { sql } from "kysely";
import { momentCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { invitationSorts, selectWithHome, wantedInvitations } from "./list-invitations.ts";

/** Who has been invited and has not joined, as they are shown. Refuses INVALID_INPUT. */
export async function exportInvitations(services: Services, call: Call<"exportInvitations">): Promise<Download> {
  const { chain, actor, query } = call;
  const sorting = sortingOf(invitationSorts, query.sort ?? "invitedAt", actor);
  return csvOf(services, call, {
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
    cells: {
      email: (row) => textCell(row.email),
      phone: (row) => textCell(row.phone),
      home: (row) => textCell(row.home_location),
      invited: (row) => momentCell(row.created_at, chain.timeZone),
      expires: (row) => momentCell(row.expires_at, chain.timeZone),
    },
  });
}
