import { amountCell, numberCell } from "#packages/domain/csv/csv-cells.ts";
import { oreFromKronor } from "#packages/domain/money.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { platformCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { monthWords } from "../i18n/column-words.ts";
import { getPlatformFigures } from "./get-platform-figures.ts";

/** Credit notes may exceed a month's invoices, so the amount may be negative. */
function kronorCell(kronor: number | null): string {
  const read = oreFromKronor(Math.abs(kronor ?? 0));
  return kronor === null || !read.ok ? "" : amountCell(kronor < 0 ? -read.ore : read.ore);
}

/** Exports the platform's months as a file, oldest first, with every measure; uncounted ones are empty. */
export async function exportMonths(services: Services, call: Call<"exportPlatformMonths">): Promise<Download> {
  const { realNow } = call;
  const { months } = await getPlatformFigures(services, { realNow });
  return platformCsv(services, call, {
    list: "platformMonths",
    words: monthWords,
    read: async (after) => (after ? [] : months),
    cursorOf: () => [],
    cells: {
      month: (row) => row.month.slice(0, 7),
      invoiced: (row) => kronorCell(row.invoiced),
      recurring: (row) => kronorCell(row.recurring),
      newMembers: (row) => numberCell(row.newMembers),
      purchases: (row) => numberCell(row.purchases),
      sendouts: (row) => numberCell(row.sendouts),
      messages: (row) => numberCell(row.messages),
      newChains: (row) => numberCell(row.newChains),
      came: (row) => numberCell(row.came),
      ended: (row) => numberCell(row.ended),
      suspended: (row) => numberCell(row.suspended),
    },
  });
}
