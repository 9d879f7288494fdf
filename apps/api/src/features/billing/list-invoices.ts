import { platformToday } from "@stammis/domain/clubs/club-day";
import { pageSize } from "@stammis/domain/limits";
import { kronorFromOre } from "@stammis/domain/money";
import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import type { Call } from "../../request/call.ts";
import { pageOf, readCursor } from "../../request/paging.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { selectReadable } from "../companies/queries.ts";
import { lineShapeOf } from "./get-billing.ts";
import { type InvoiceRow, invoiceDocumentOf, selectInvoices } from "./invoice-shape.ts";

const invoiceShapeOf = (row: InvoiceRow) => ({
  number: row.number,
  kind: row.kind,
  period: row.period.toString(),
  issuedOn: row.issued_on.toString(),
  dueOn: row.due_on.toString(),
  total: kronorFromOre(row.total_ore),
  vat: kronorFromOre(row.vat_ore),
  owed: kronorFromOre(row.owed_ore),
  fees: kronorFromOre(row.fees_ore),
  credited: row.credited_ore > 0,
  ocr: row.ocr,
  lines: invoiceDocumentOf(row).lines.map(lineShapeOf),
});

/** A page by key, newest first. */
function pageFrom(db: Build, cursor: string | undefined) {
  const after = readCursor(cursor, 1);
  const invoices = selectInvoices(db)
    .orderBy("invoice.number", "desc")
    .limit(pageSize + 1);
  return after ? invoices.where("invoice.number", "<", sql<number>`${after[0]}::bigint`) : invoices;
}

/** A company's own. */
export async function listInvoices({ db }: Pick<Services, "db">, { actor, params, query }: Call<"listInvoices">) {
  return db.platform.transaction().execute(async (trx) => {
    const own = await selectReadable(trx, actor).where("company.id", "=", params.id).executeTakeFirst();
    if (!own) refuse("NOT_FOUND");
    const rows = await pageFrom(trx, query.cursor).where("invoice.company_id", "=", params.id).execute();
    const { page, nextCursor } = pageOf(rows, ({ number }) => [number]);
    return { rows: page.map(invoiceShapeOf), nextCursor };
  });
}

/** By the start of a number, or by a company's name. */
function matching(q: string) {
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const digits = q.replace(/\s/g, "");
  return sql<boolean>`(invoice.buyer ->> 'name' ilike ${like}
    or (${/^\d+$/.test(digits)} and (invoice.number::text like ${`${digits}%`} or invoice.ocr = ${digits})))`;
}

/** Every company's: all, what is owed, or what should have been paid. */
export async function listAllInvoices({ db }: Pick<Services, "db">, { query, realNow }: Call<"listAllInvoices">) {
  let wanted = pageFrom(db.build, query.cursor)
    .innerJoin("company", "company.id", "invoice.company_id")
    .select("company.name as company")
    .select(sql<number>`(select count(*)::int from invoice_reminder where invoice_id = invoice.id)`.as("reminders"));
  if (query.show) wanted = wanted.where("invoice.owed_ore", ">", 0);
  if (query.show === "OVERDUE") wanted = wanted.where("invoice.due_on", "<", platformToday(realNow));
  const found = query.q ? wanted.where(matching(query.q)) : wanted;
  const [rows] = await db.readAll(() => [found]);
  const { page, nextCursor } = pageOf(rows, ({ number }) => [number]);
  const shapes = page.map((row) => ({
    ...invoiceShapeOf(row),
    companyId: row.company_id,
    company: row.company,
    reminders: row.reminders,
  }));
  return { rows: shapes, nextCursor };
}
