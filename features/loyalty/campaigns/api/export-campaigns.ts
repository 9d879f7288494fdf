import { textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { selectLocationNames } from "#packages/server/db/names.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { campaignColumns } from "../contract/columns.ts";
import { seesCampaign } from "../domain/campaigns.ts";
import { campaignWords } from "../i18n/column-words.ts";
import { listedCampaignOf, selectListedCampaigns } from "./merchant-campaigns.ts";

/** Exports the campaigns that the reader sees, the newest first. They are few, so one read is enough. */
export async function exportCampaigns(services: Services, call: Call<"exportCampaigns">): Promise<Download> {
  const { chain, actor, day, language, query } = call;
  const { everywhere, statuses } = exportPhrases[language].words;
  const [rows, locations] = await services.db.read(chain.id, (q) => [selectListedCampaigns(q), selectLocationNames(q)]);
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  const seen = rows
    .filter(({ location_ids }) => seesCampaign(actor.locationIds, location_ids))
    .map((row) => listedCampaignOf(row, day));
  return listCsv(services, call, {
    list: "campaigns",
    read: async (after) => (after ? [] : asShown(seen, query)),
    cursorOf: (row) => [row.id],
    columns: campaignColumns,
    words: campaignWords,
    rowOf: (row) => row,
    cells: {
      status: (row) => statuses[row.publishStatus],
      locations: (row) =>
        row.pointOfSaleIds.length === 0
          ? everywhere
          : textCell(row.pointOfSaleIds.flatMap((id) => names.get(id) ?? []).join(", ")),
    },
  });
}
