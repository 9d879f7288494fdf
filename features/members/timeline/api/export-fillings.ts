import { fillingOf } from "#features/loyalty/stamp-cards/api/member-cards.ts";
import { shownFilling } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { fillingWords } from "../i18n/column-words.ts";
import { fillingCursor, selectEveryFilling } from "./queries.ts";

/**
 * Exports every filling of every stamp card, latest started first. A local merchant gets only members of their own
 * points of sale.
 */
export async function exportFillings(services: Services, call: Call<"exportFillings">): Promise<Download> {
  const { chain, actor, query, day, language } = call;
  const { yes, no, fillings } = exportPhrases[language].words;
  const { locationIds } = actor;
  return csvOf(services, call, {
    list: "fillings",
    words: fillingWords,
    filters: query,
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => {
        const page = selectEveryFilling(q, query.memberId, after).limit(size);
        return [locationIds ? page.where(ownMembers(locationIds)) : page];
      });
      return rows;
    },
    cursorOf: fillingCursor,
    cells: {
      card: (row) => textCell(row.card),
      membershipId: (row) => textCell(row.membership_number),
      member: (row) => textCell(row.member),
      started: (row) => row.startedOn.toString(),
      ends: (row) => row.endsOn.toString(),
      collected: (row) => numberCell(row.collected),
      places: (row) => numberCell(row.stampsAmount),
      status: (row) => fillings[shownFilling(fillingOf(row), day.today).status],
      filled: (row) => row.rewardStartsOn?.toString() ?? "",
      reward: (row) => textCell(row.reward),
      rewardThrough: (row) => row.rewardEndsOn?.toString() ?? "",
      rewardUsed: (row) => (row.rewardStartsOn ? (row.redemptionId === null ? no : yes) : ""),
    },
  });
}
