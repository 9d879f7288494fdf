import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { dueDay } from "#features/billing/subscriptions/api/due-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import { hasPart } from "#packages/server/db/has-part.ts";
import { byText, type SortColumn } from "#packages/server/db/sorted.ts";
import type { Call } from "#packages/server/request/call.ts";
import { selectInvoices } from "./invoice-shape.ts";

/** Selects invoices with their card charges, the card charged next and the disputed amount. */
export const selectListed = (db: Build) =>
  selectInvoices(db)
    .leftJoin("billing_account as account", "account.company_id", "invoice.company_id")
    .select("account.card_method")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("card_charge as charge")
          .select(["charge.state", "charge.refunded_ore", "charge.problem", "charge.tried_on"])
          .select(["charge.method", "charge.last4"])
          .whereRef("charge.invoice_id", "=", "invoice.id")
          .orderBy("charge.attempt"),
      ).as("charges"),
    )
    .select((eb) =>
      eb
        .selectFrom("card_dispute as dispute")
        .innerJoin("card_charge as charge", "charge.id", "dispute.charge_id")
        .select(sql<number | null>`sum(dispute.amount_ore)::bigint`.as("ore"))
        .whereRef("charge.invoice_id", "=", "invoice.id")
        .where("dispute.state", "=", "OPEN")
        .as("disputed_ore"),
    );
export type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>["execute"]>>[number];

/** The columns that sort a company's invoices. */
export const invoiceSorts: Record<string, SortColumn> = {
  number: { by: sql.ref("invoice.number"), type: "bigint", falls: true },
  month: { ...byText(sql`invoice.period::text`), falls: true },
  due: { ...byText(sql`${dueDay}::text`), falls: true },
  total: { by: sql.ref("invoice.total_ore"), type: "bigint", falls: true },
};

/** The columns that sort every company's invoices. */
export const allInvoiceSorts: Record<string, SortColumn> = {
  ...invoiceSorts,
  company: byText(sql.ref("company.name")),
};

/** Matches the start of an invoice number, an OCR reference or a part of the company's name. */
function matching(q: string) {
  const digits = q.replace(/\s/g, "");
  return sql<boolean>`(${hasPart(sql`invoice.buyer ->> 'name'`, q)}
    or (${/^\d+$/.test(digits)} and (invoice.number::text like ${`${digits}%`} or invoice.ocr = ${digits})))`;
}

/** Selects every company's invoices: all, the unpaid ones or the overdue ones. */
export function selectWanted(db: Build, { q, show }: Call<"exportAllInvoices">["query"], today: Temporal.PlainDate) {
  let query = selectListed(db)
    .innerJoin("company", "company.id", "invoice.company_id")
    .select("company.name as company")
    .select(sql<number>`(select count(*)::int from invoice_reminder where invoice_id = invoice.id)`.as("reminders"));
  if (show) query = query.where("invoice.owed_ore", ">", 0);
  if (show === "OVERDUE") query = query.where(sql<boolean>`${dueDay} < ${today}`);
  return q ? query.where(matching(q)) : query;
}
