import { numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { selectLocationNames } from "#packages/server/db/names.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { seesCampaign } from "../domain/campaigns.ts";
import { listedCampaignOf, selectListedCampaigns } from "./merchant-campaigns.ts";

/** Every campaign that the reader sees as a file, the newest first. They are few: one read brings them all. */
export async function exportCampaigns(services: Services, call: Call<"exportCampaigns">): Promise<Download> {
  const { chain, actor, day, language, query } = call;
  const { yes, no, everywhere, statuses } = exportPhrases[language].words;
  const [rows, locations] = await services.db.read(chain.id, (q) => [selectListedCampaigns(q), selectLocationNames(q)]);
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  const seen = rows
    .filter(({ location_ids }) => seesCampaign(actor.locationIds, location_ids))
    .map((row) => listedCampaignOf(row, day));
  return csvOf(services, call, {
    list: "campaigns",
    read: async (after) => (after ? [] : asShown(seen, query)),
    cursorOf: (row) => [row.id],
    cells: {
      id: (row) => numberCell(row.id),
      name: (row) => textCell(row.name),
      description: (row) => textCell(row.description),
      status: (row) => statuses[row.publishStatus],
      starts: (row) => row.startDate ?? "",
      ends: (row) => row.endDate ?? "",
      locations: (row) =>
        row.pointOfSaleIds.length === 0
          ? everywhere
          : textCell(row.pointOfSaleIds.flatMap((id) => names.get(id) ?? []).join(", ")),
      coupon: (row) => textCell(row.coupon?.name ?? null),
      welcome: (row) => (row.welcomeOffer ? yes : no),
      public: (row) => (row.publicToAll ? yes : no),
      used: (row) => numberCell(row.used),
    },
  });
}
