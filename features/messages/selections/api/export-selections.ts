import { seesCampaign } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { textCell } from "#packages/domain/csv/csv-cells.ts";
import {
  selectCampaignNames,
  selectCategoryNames,
  selectCouponNames,
  selectLocationNames,
  selectStampCardNames,
} from "#packages/server/db/names.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectionColumns } from "../contract/columns.ts";
import { selectionListWords } from "../i18n/column-words.ts";
import { unknownWords } from "../i18n/export-words.ts";
import { selectionSentences } from "../i18n/selection-phrases.ts";
import { selectSelections } from "./queries.ts";
import { isFor } from "./selection-fields.ts";
import { listedOf } from "./selection-shape.ts";

const byId = (things: readonly { id: number; name: string }[]) => new Map(things.map(({ id, name }) => [id, name]));

/**
 * Exports the selections the reader sees as a file, by name, each as a sentence. They are few, so one query reads them
 * all.
 */
export async function exportSelections(services: Services, call: Call<"exportSelections">): Promise<Download> {
  const { chain, actor, language, query } = call;
  const [selections, locations, categories, campaigns, cards, coupons] = await services.db.read(chain.id, (q) => [
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
  const rows = selections.map((row) => listedOf(row, actor)).filter(({ expression }) => isFor(actor, expression));
  return listCsv(services, call, {
    list: "selections",
    read: async (after) => (after ? [] : asShown(rows, query)),
    cursorOf: (row) => [row.id],
    columns: selectionColumns,
    words: selectionListWords,
    rowOf: (row) => row,
    cells: {
      who: (row) => textCell(row.expression === null ? unknownWords[language] : sentenceOf(row.expression)),
    },
  });
}
