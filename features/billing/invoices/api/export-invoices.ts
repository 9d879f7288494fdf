import { sql } from "kysely";
import { dueDayOf } from "#features/billing/subscriptions/api/due-day.ts";
import { selectReadable } from "#features/platform/companies/api/queries.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { amountCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { allChains } from "#packages/server/db/database.ts";
import { sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { platformCsv } from "#packages/server/request/csv.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { allInvoiceWords, invoiceWords } from "../i18n/column-words.ts";
import { allInvoiceSorts, invoiceSorts, type ListedRow, selectListed, selectWanted } from "./invoice-list-queries.ts";

type Row = ListedRow & { sort_value: string };

const isInvoice = ({ kind }: ListedRow) => kind === "INVOICE";

/** The paid amount, including credit from other invoices. A credit note is never paid. */
const paidOre = (row: ListedRow) =>
  isInvoice(row) ? row.total_ore + row.fees_ore - row.credited_ore - row.owed_ore : null;

/** Credit notes are negative, so that a column can be summed. */
const signed = (row: ListedRow, ore: number) => amountCell(isInvoice(row) ? ore : -ore);

function cellsIn(language: keyof typeof exportPhrases) {
  const { kinds } = exportPhrases[language].billing;
  return {
    number: (row: ListedRow) => numberCell(row.number),
    kind: (row: ListedRow) => kinds[row.kind],
    month: (row: ListedRow) => row.period.toString().slice(0, 7),
    issued: (row: ListedRow) => row.issued_on.toString(),
    due: (row: ListedRow) => (isInvoice(row) ? dueDayOf(row).toString() : ""),
    net: (row: ListedRow) => signed(row, row.net_ore),
    vat: (row: ListedRow) => signed(row, row.vat_ore),
    total: (row: ListedRow) => signed(row, row.total_ore),
    fees: (row: ListedRow) => amountCell(row.fees_ore),
    credited: (row: ListedRow) => amountCell(row.credited_ore),
    paid: (row: ListedRow) => amountCell(paidOre(row)),
    owed: (row: ListedRow) => amountCell(row.owed_ore),
    ocr: (row: ListedRow) => textCell(row.ocr),
  };
}

/** Exports a company's invoices and credit notes as a file, sorted as in the list. Refuses NOT_FOUND, INVALID_INPUT. */
export async function exportInvoices(services: Services, call: Call<"exportInvoices">): Promise<Download> {
  const { actor, params, query, language } = call;
  const sorting = sortingOf(invoiceSorts, query.sort ?? "number", actor);
  const [[own]] = await services.db.read(allChains, (q) => [
    selectReadable(q, actor).where("company.id", "=", params.id),
  ]);
  if (!own) return refuse("NOT_FOUND");
  return platformCsv<typeof invoiceWords, Row>(services, call, {
    list: "invoices",
    words: invoiceWords,
    filters: { company: params.id },
    read: async (after, size) => {
      const [rows] = await services.db.read(allChains, (q) => {
        const invoices = selectListed(q).where("invoice.company_id", "=", params.id);
        return [sortedPage(invoices, sorting, sql.ref("invoice.number"), { after, skip: 0 }).limit(size)];
      });
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.number],
    cells: cellsIn(language),
  });
}

/**
 * Exports the invoices of every company as a file, filtered, searched and sorted as in the list. Refuses INVALID_INPUT.
 */
export async function exportAllInvoices(services: Services, call: Call<"exportAllInvoices">): Promise<Download> {
  const { actor, query, language, realNow } = call;
  const sorting = sortingOf(allInvoiceSorts, query.sort ?? "number", actor);
  const today = platformToday(realNow);
  return platformCsv<typeof allInvoiceWords, Row & { company: string; reminders: number }>(services, call, {
    list: "allInvoices",
    words: allInvoiceWords,
    filters: { ...(query.show && { show: query.show }), searched: Boolean(query.q) },
    read: async (after, size) => {
      const [rows] = await services.db.read(allChains, (q) => [
        sortedPage(selectWanted(q, query, today), sorting, sql.ref("invoice.number"), { after, skip: 0 }).limit(size),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.number],
    cells: {
      company: (row) => textCell(row.company),
      ...cellsIn(language),
      reminders: (row) => numberCell(row.reminders),
    },
  });
}
