import { effectiveStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { amountCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { couponFacts } from "./coupon-shape.ts";
import { selectMerchantCoupons } from "./queries.ts";

/** The club's rewards and value coupons as a file. They are few: one read brings them all. */
export async function exportCoupons(services: Services, call: Call<"exportCoupons">): Promise<Download> {
  const { chain, day, language, query } = call;
  const { statuses, uses } = exportPhrases[language].words;
  const [rows] = await services.db.read(chain.id, (q) => [selectMerchantCoupons(q)]);
  return csvOf(services, call, {
    list: "coupons",
    read: async (after) => (after ? [] : asShown(rows, query)),
    cursorOf: (row) => [row.id],
    cells: {
      id: (row) => numberCell(row.id),
      name: (row) => textCell(row.name),
      kind: (row) => uses[row.kind],
      status: (row) => statuses[effectiveStatus(couponFacts(row, day))],
      points: (row) => numberCell(row.points_required),
      value: (row) => amountCell(row.value_ore),
      minimum: (row) => amountCell(row.minimum_ore),
      starts: (row) => row.starts_on?.toString() ?? "",
      ends: (row) => row.ends_on?.toString() ?? "",
      totalLimit: (row) => numberCell(row.total_limit),
      memberLimit: (row) => numberCell(row.per_member_limit),
      used: (row) => numberCell(row.redeemed),
    },
  });
}
