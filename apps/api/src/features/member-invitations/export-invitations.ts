import { momentCell, textCell } from "@stammis/domain/csv/csv-cells";
import { sql } from "kysely";
import { sortedPage, sortingOf } from "../../db/sorted.ts";
import type { Call, Download } from "../../request/call.ts";
import { csvOf } from "../../request/csv.ts";
import type { Services } from "../../request/services.ts";
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
