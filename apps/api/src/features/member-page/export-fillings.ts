import { numberCell, textCell } from "@stammis/domain/csv/csv-cells";
import { shownFilling } from "@stammis/domain/stamp-cards/card-fillings";
import { exportPhrases } from "@stammis/i18n/exports/phrases";
import { ownMembers } from "../../db/own-members.ts";
import type { Call, Download } from "../../request/call.ts";
import { csvOf } from "../../request/csv.ts";
import type { Services } from "../../request/services.ts";
import { fillingOf } from "../stamp-cards/member-cards.ts";
import { fillingCursor, selectEveryFilling } from "./queries.ts";

/** Every filling of every card as a file, the latest begun first; of a local merchant's own members alone. */
export async function exportFillings(services: Services, call: Call<"exportFillings">): Promise<Download> {
  const { chain, actor, query, day, language } = call;
  const { yes, no, fillings } = exportPhrases[language].words;
  const { locationIds } = actor;
  return csvOf(services, call, {
    list: "fillings",
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
