import { seesCampaign } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { momentCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import {
  selectCampaignNames,
  selectCategoryNames,
  selectCouponNames,
  selectLocationNames,
  selectStampCardNames,
} from "#packages/server/db/names.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectionSentences } from "../i18n/selection-phrases.ts";
import { selectSelections } from "./queries.ts";
import { isFor } from "./selection-fields.ts";
import { listedOf } from "./selection-shape.ts";

const byId = (things: readonly { id: number; name: string }[]) => new Map(things.map(({ id, name }) => [id, name]));

/** The selections that the reader sees as a file, by name, each in a sentence. They are few: one read brings them all. */
export async function exportSelections(services: Services, call: Call<"exportSelections">): Promise<Download> {
  const { chain, actor, language, query } = call;
  const [kept, locations, categories, campaigns, cards, coupons] = await services.db.read(chain.id, (q) => [
    selectSelections(q),
    selectLocationNames(q).where("closed_at", "is", null),
    selectCategoryNames(q),
    selectCampaignNames(q),
    selectStampCardNames(q),
    selectCouponNames(q),
  ]);
  const reach = actor.locationIds;
  const sentenceOf = selectionSentences(language, {
    location: byId(locations.filter(({ id }) => reach === null || reach.includes(id))),
    category: byId(categories),
    campaign: byId(campaigns.filter(({ location_ids }) => seesCampaign(reach, location_ids))),
    stampCard: byId(cards),
    coupon: byId(coupons),
  });
  const rows = kept
    .map((row) => ({ ...listedOf(row, actor), changedAt: row.updated_at }))
    .filter(({ expression }) => isFor(actor, expression));
  return csvOf(services, call, {
    list: "selections",
    read: async (after) => (after ? [] : asShown(rows, query)),
    cursorOf: (row) => [row.id],
    cells: {
      name: (row) => textCell(row.name),
      who: (row) =>
        textCell(row.expression === null ? exportPhrases[language].selections.unknown : sentenceOf(row.expression)),
      campaigns: (row) => textCell(row.campaigns.map(({ name }) => name).join(", ")),
      changed: (row) => momentCell(row.changedAt, chain.timeZone),
    },
  });
}
