import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { stampCardColumns } from "../contract/columns.ts";
import { stampCardWords } from "../i18n/column-words.ts";
import { merchantStampcardOf, selectMerchantStampCards } from "./queries.ts";

/** Exports the club's stamp cards with their rewards. They are few, so one read is enough. */
export async function exportStampcards(services: Services, call: Call<"exportStampcards">): Promise<Download> {
  const { chain, day, language, query } = call;
  const { statuses } = exportPhrases[language].words;
  const [cards] = await services.db.read(chain.id, (q) => [selectMerchantStampCards(q, day.today)]);
  const rows = cards.map((card) => merchantStampcardOf(card, day));
  return listCsv(services, call, {
    list: "stampCards",
    read: async (after) => (after ? [] : asShown(rows, query)),
    cursorOf: (row) => [row.id],
    columns: stampCardColumns,
    words: stampCardWords,
    rowOf: (row) => row,
    cells: { status: (row) => statuses[row.publishStatus] },
  });
}
