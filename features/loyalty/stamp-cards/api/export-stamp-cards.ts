import { numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { merchantStampcardOf, selectMerchantStampCards } from "./queries.ts";

/** The club's stamp cards as a file, each with its reward. They are few: one read brings them all. */
export async function exportStampcards(services: Services, call: Call<"exportStampcards">): Promise<Download> {
  const { chain, day, language, query } = call;
  const { statuses } = exportPhrases[language].words;
  const [cards] = await services.db.read(chain.id, (q) => [selectMerchantStampCards(q, day.today)]);
  const rows = cards.map((card) => merchantStampcardOf(card, day));
  return csvOf(services, call, {
    list: "stampCards",
    read: async (after) => (after ? [] : asShown(rows, query)),
    cursorOf: (row) => [row.id],
    cells: {
      id: (row) => numberCell(row.id),
      name: (row) => textCell(row.name),
      title: (row) => textCell(row.title),
      status: (row) => statuses[row.publishStatus],
      stamps: (row) => numberCell(row.stampsAmount),
      months: (row) => numberCell(row.monthValidation),
      reward: (row) => textCell(row.coupon.reward),
      rewardDays: (row) => numberCell(row.coupon.dayValidation),
      collecting: (row) => numberCell(row.collecting),
      completed: (row) => numberCell(row.completed),
      rewardsUsed: (row) => numberCell(row.rewardsUsed),
    },
  });
}
