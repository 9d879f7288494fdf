import { textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { selectLocationNames } from "#packages/server/db/names.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { staffInvitationColumns } from "../../contract/columns.ts";
import { staffInvitationWords } from "../../i18n/column-words.ts";
import { isSeenBy } from "../staff-member.ts";
import { staffInvitationOf } from "./invite-staff.ts";
import { selectOfChain } from "./queries.ts";

/** Exports unanswered invitations to work in the club. They are few, so one read loads all. */
export async function exportStaffInvitations(
  services: Services,
  call: Call<"exportStaffInvitations">,
): Promise<Download> {
  const { chain, actor, language, query, realNow } = call;
  const { db } = services;
  const { everywhere, roles } = exportPhrases[language].words;
  const [invited, [locations]] = await Promise.all([
    selectOfChain(db.platform, chain.id).execute(),
    db.read(chain.id, (q) => [selectLocationNames(q)]),
  ]);
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  const seen = invited.filter((row) => isSeenBy(actor, row));
  return listCsv(services, call, {
    list: "invitedStaff",
    read: async (after) => (after ? [] : asShown(seen, query)),
    cursorOf: (row) => [row.id],
    columns: staffInvitationColumns,
    words: staffInvitationWords,
    rowOf: (row) => staffInvitationOf(row, realNow),
    cells: {
      role: (row) => roles[row.role],
      places: (row) =>
        row.location_ids.length === 0
          ? everywhere
          : textCell(row.location_ids.flatMap((id) => names.get(id) ?? []).join(", ")),
    },
  });
}
