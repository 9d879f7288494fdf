import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { couponColumns } from "../contract/columns.ts";
import { couponWords } from "../i18n/column-words.ts";
import { merchantCouponOf, selectMerchantCoupons } from "./queries.ts";

/** Exports the club's rewards and value coupons. They are few, so one read is enough. */
export async function exportCoupons(services: Services, call: Call<"exportCoupons">): Promise<Download> {
  const { chain, day, language, query } = call;
  const { statuses, uses } = exportPhrases[language].words;
  const [coupons] = await services.db.read(chain.id, (q) => [selectMerchantCoupons(q)]);
  const rows = coupons.map((row) => merchantCouponOf(row, day));
  return listCsv(services, call, {
    list: "coupons",
    read: async (after) => (after ? [] : asShown(rows, query)),
    cursorOf: (row) => [row.id],
    columns: couponColumns,
    words: couponWords,
    rowOf: (row) => row,
    cells: {
      kind: (row) => uses[row.kind],
      status: (row) => statuses[row.publishStatus],
    },
  });
}
