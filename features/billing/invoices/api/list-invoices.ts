import { sql } from "kysely";
import { type CardTry, nextCardTry } from "#features/billing/payments/domain/card-charge.ts";
import { dueDayOf } from "#features/billing/subscriptions/api/due-day.ts";
import { lineShapeOf } from "#features/billing/subscriptions/api/get-billing.ts";
import { accountsOf, selectAccounts } from "#features/billing/subscriptions/api/settle-account.ts";
import { repayableOre } from "#features/billing/subscriptions/domain/company-account.ts";
import { selectReadable } from "#features/platform/companies/api/queries.ts";
import { dayOf } from "#features/platform/companies/api/subscribing-shape.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import { allChains } from "#packages/server/db/database.ts";
import { counted, sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { allInvoiceSorts, invoiceSorts, type ListedRow, selectListed, selectWanted } from "./invoice-list-queries.ts";
import { invoiceDocumentOf } from "./invoice-shape.ts";

function chargeOf({ charges, card_method, owed_ore }: ListedRow, today: Temporal.PlainDate) {
  const tries = charges.map(
    (row): CardTry => ({ ...row, refundedOre: Number(row.refunded_ore), triedOn: dayOf(String(row.tried_on)) }),
  );
  const [latest, last] = [charges.at(-1), tries.at(-1)];
  if (!latest || !last) return null;
  const next = card_method !== null && owed_ore > 0 ? nextCardTry(tries, card_method, today) : null;
  return {
    state: latest.state,
    last4: latest.last4,
    on: last.triedOn.toString(),
    nextOn: next?.toString() ?? null,
  };
}

const invoiceShapeOf = (row: ListedRow, today: Temporal.PlainDate) => ({
  number: row.number,
  kind: row.kind,
  period: row.period.toString(),
  issuedOn: row.issued_on.toString(),
  dueOn: dueDayOf(row).toString(),
  total: kronorFromOre(row.total_ore),
  vat: kronorFromOre(row.vat_ore),
  owed: kronorFromOre(row.owed_ore),
  fees: kronorFromOre(row.fees_ore),
  credited: row.credited_ore > 0,
  ocr: row.ocr,
  lines: invoiceDocumentOf(row).lines.map(lineShapeOf),
  charge: chargeOf(row, today),
  disputed: row.disputed_ore === null ? null : kronorFromOre(row.disputed_ore),
});

/**
 * Lists a company's invoices, newest first by default. Refuses NOT_FOUND, and INVALID_INPUT for an unknown sort order.
 */
export async function listInvoices(
  { db }: Pick<Services, "db">,
  { actor, params, query, realNow }: Call<"listInvoices">,
) {
  const sorting = sortingOf(invoiceSorts, query.sort ?? "number", actor);
  const place = placeOf(query, 2);
  const invoicesOf = (db: Build) => selectListed(db).where("invoice.company_id", "=", params.id);
  const [[own], rows, [all]] = await db.read(allChains, (q) => [
    selectReadable(q, actor).where("company.id", "=", params.id),
    sortedPage(invoicesOf(q), sorting, sql.ref("invoice.number"), place),
    counted(q, invoicesOf(q)),
  ]);
  if (!own) return refuse("NOT_FOUND");
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.number]);
  const today = platformToday(realNow);
  return { rows: page.map((row) => invoiceShapeOf(row, today)), nextCursor, total: all?.count ?? 0 };
}

/**
 * Lists every company's invoices: all, the unpaid ones or the overdue ones. Refuses INVALID_INPUT for an unknown sort
 * order.
 */
export async function listAllInvoices(
  { db }: Pick<Services, "db">,
  { actor, query, realNow }: Call<"listAllInvoices">,
) {
  const today = platformToday(realNow);
  const sorting = sortingOf(allInvoiceSorts, query.sort ?? "number", actor);
  const place = placeOf(query, 2);
  const [rows, [all]] = await db.read(allChains, (q) => {
    const invoicesQuery = selectWanted(q, query, today);
    return [sortedPage(invoicesQuery, sorting, sql.ref("invoice.number"), place), counted(q, invoicesQuery)] as const;
  });
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.number]);
  // The accounts need a second query, because the page of invoices determines which accounts to read.
  const companyIds = [...new Set(page.map(({ company_id }) => company_id))];
  const accountOf = accountsOf(await db.read(allChains, (q) => selectAccounts(q, companyIds)));
  const repayableOf = ({ id, company_id }: ListedRow) => {
    const { invoices, received, account } = accountOf(company_id);
    const invoice = invoices.find((each) => each.id === id);
    return invoice ? repayableOre(invoice, received, account) : 0;
  };
  const shapes = page.map((row) => ({
    ...invoiceShapeOf(row, today),
    companyId: row.company_id,
    company: row.company,
    reminders: row.reminders,
    repayable: kronorFromOre(repayableOf(row)),
  }));
  return { rows: shapes, nextCursor, total: all?.count ?? 0 };
}
