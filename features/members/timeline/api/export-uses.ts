import { amountCell, momentCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { couponUseWords } from "../i18n/column-words.ts";
import { idCursor, selectEveryUse, useKind } from "./queries.ts";

/**
 * Exports every use of a coupon or of a filled card's reward, latest first. A local merchant gets only uses by their
 * own members at their own points of sale.
 */
export async function exportUses(services: Services, call: Call<"exportUses">): Promise<Download> {
  const { chain, actor, query, language } = call;
  const { uses } = exportPhrases[language].words;
  const zone = chain.timeZone;
  const { locationIds } = actor;
  return csvOf(services, call, {
    list: "couponUses",
    words: couponUseWords,
    filters: query,
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => {
        const page = selectEveryUse(q, { ...query, locationIds }, after).limit(size);
        return [locationIds ? page.where(ownMembers(locationIds)) : page];
      });
      return rows;
    },
    cursorOf: idCursor,
    cells: {
      date: (row) => momentCell(row.redeemed_at, zone),
      name: (row) => textCell(row.name),
      kind: (row) => uses[useKind(row)],
      membershipId: (row) => textCell(row.membership_number),
      member: (row) => textCell(row.member),
      location: (row) => textCell(row.place),
      points: (row) => numberCell(row.points),
      value: (row) => amountCell(row.value_ore),
      campaign: (row) => textCell(row.campaign),
      purchase: (row) => numberCell(row.purchase_id),
      givenBack: (row) => momentCell(row.cancelled_at, zone),
    },
  });
}
