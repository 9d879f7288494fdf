import { sql } from "kysely";
import { amountCell, momentCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { wantedOf } from "./list-purchases.ts";
import { isWanted, namedSorts, purchaseSorts } from "./list-queries.ts";
import { purchaseOf, type StaffPurchaseRow, selectPurchasesForStaff } from "./queries.ts";

const names = (all: readonly { name: string }[]) => textCell(all.map(({ name }) => name).join(", "));
const kept = (row: StaffPurchaseRow) => row.uses.filter(({ cancelled }) => !cancelled);

/**
 * The list of purchases as a file, filtered and sorted as it is shown. Sorted by a name, the screen has the newest thousand;
 * a file has them all, by their date. Refuses INVALID_INPUT.
 */
export async function exportPurchases(services: Services, call: Call<"exportPurchases">): Promise<Download> {
  const { chain, actor, language } = call;
  const { hasLeft } = exportPhrases[language].sendouts;
  const { sort = "date", ...filters } = call.query;
  const wanted = wantedOf(filters, call);
  const isNamed = Object.hasOwn(namedSorts, sort.replace(/^-/, ""));
  const sorting = sortingOf(purchaseSorts, isNamed ? "date" : sort, actor);
  const { q: searched, ...told } = filters;
  return csvOf(services, call, {
    list: "purchases",
    filters: { ...told, searched: Boolean(searched) },
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => {
        const list = selectPurchasesForStaff(q).where(isWanted(wanted));
        return [sortedPage(list, sorting, sql.ref("purchase.id"), { after, skip: 0 }).limit(size)];
      });
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    cells: {
      id: (row) => numberCell(row.id),
      date: (row) => momentCell(row.purchased_at, chain.timeZone),
      membershipId: (row) => (row.left ? "" : textCell(row.membership_number)),
      member: (row) => (row.left ? hasLeft : textCell(`${row.first_name} ${row.last_name}`.trim())),
      location: (row) => textCell(row.location),
      cashier: (row) => textCell(row.cashier),
      paid: (row) => amountCell(row.amount_ore),
      discount: (row) => amountCell(row.discount_ore),
      returned: (row) => amountCell(row.returned_ore),
      kept: (row) => amountCell(row.amount_ore - row.returned_ore),
      earned: (row) => numberCell(row.earned ?? 0),
      used: (row) => numberCell(purchaseOf(row, null).tradedPoints),
      categories: (row) => names(row.categories),
      campaigns: (row) => names(row.campaigns),
      coupons: (row) => names(kept(row)),
      confirmedBy: (row) => textCell(row.confirmed_by),
    },
  });
}
