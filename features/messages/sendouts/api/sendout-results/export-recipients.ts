import { undeliveredReasonOf } from "#features/messages/sms/domain/undelivered.ts";
import { momentCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { findHits, hitsAtMost } from "#packages/server/db/search-hits.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { recipientWords } from "../../i18n/column-words.ts";
import { exportWords } from "../../i18n/export-words.ts";
import { recipientKey, selectWantedRecipients, stateOf, writtenInOrder } from "./recipient-queries.ts";

/**
 * Exports a sendout's recipients as a file, filtered like the list, with the list's columns and no addresses. Refuses
 * NOT_FOUND.
 */
export async function exportSendoutRecipients(
  services: Services,
  call: Call<"exportSendoutRecipients">,
): Promise<Download> {
  const { chain, params, query, language } = call;
  const words = exportWords[language];
  const [[sendout]] = await services.db.read(chain.id, (q) => [
    q.selectFrom("sendout").select("id").where("id", "=", params.id),
  ]);
  if (!sendout) return refuse("NOT_FOUND");
  const { q: searched, ...filters } = query;
  const search = { q: searched ?? "", searcher: call.actor, atMost: hitsAtMost, kind: "NAME" } as const;
  const hits = await findHits(services.db, chain.id, search);
  return csvOf(services, call, {
    list: "sendoutRecipients",
    words: recipientWords,
    filters: { sendout: sendout.id, ...filters, searched: Boolean(searched) },
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => [
        writtenInOrder(selectWantedRecipients(q, { params, query, hits }), after, size),
      ]);
      return rows;
    },
    cursorOf: recipientKey,
    cells: {
      membershipId: (row) => (row.left ? "" : textCell(row.membership_number)),
      member: (row) => (row.left ? words.hasLeft : textCell(row.name)),
      medium: (row) => words.media[row.medium],
      state: (row) => words.recipientStates[stateOf(row)],
      reason: (row) => (row.reason ? words.recipientReasons[row.reason] : ""),
      sent: (row) => momentCell(row.sent_at, chain.timeZone),
      report: (row) => (row.report ? words.reports[row.report] : ""),
      undelivered: (row) => {
        const why = undeliveredReasonOf(row.report_reason);
        return why ? words.undelivered[why] : "";
      },
      opened: (row) => momentCell(row.clicked_at, chain.timeZone),
    },
  });
}
