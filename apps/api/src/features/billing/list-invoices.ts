import { type CardTry, nextCardTry } from "@stammis/domain/billing/card-charge";
import { repayableOre } from "@stammis/domain/billing/company-account";
import { platformToday } from "@stammis/domain/clubs/club-day";
import { pageSize } from "@stammis/domain/limits";
import { kronorFromOre } from "@stammis/domain/money";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Build } from "../../db/build.ts";
import type { Call } from "../../request/call.ts";
import { pageOf, readCursor } from "../../request/paging.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { selectReadable } from "../companies/queries.ts";
import { lineShapeOf } from "./get-billing.ts";
import { invoiceDocumentOf, selectInvoices } from "./invoice-shape.ts";
import { readAccounts } from "./settle-account.ts";
import { dayOf } from "./subscribing-shape.ts";

/** With the charges of cards for each, and the card that is asked next. */
const selectListed = (db: Build) =>
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
type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>["execute"]>>[number];

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
  dueOn: (row.due_again_on ?? row.due_on).toString(),
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

/** A page by key, newest first. */
function pageFrom(db: Build, cursor: string | undefined) {
  const after = readCursor(cursor, 1);
  const invoices = selectListed(db)
    .orderBy("invoice.number", "desc")
    .limit(pageSize + 1);
  return after ? invoices.where("invoice.number", "<", sql<number>`${after[0]}::bigint`) : invoices;
}

/** A company's own. */
export async function listInvoices(
  { db }: Pick<Services, "db">,
  { actor, params, query, realNow }: Call<"listInvoices">,
) {
  return db.platform.transaction().execute(async (trx) => {
    const own = await selectReadable(trx, actor).where("company.id", "=", params.id).executeTakeFirst();
    if (!own) refuse("NOT_FOUND");
    const rows = await pageFrom(trx, query.cursor).where("invoice.company_id", "=", params.id).execute();
    const { page, nextCursor } = pageOf(rows, ({ number }) => [number]);
    return { rows: page.map((row) => invoiceShapeOf(row, platformToday(realNow))), nextCursor };
  });
}

/** By the start of a number, or by a company's name. */
function matching(q: string) {
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const digits = q.replace(/\s/g, "");
  return sql<boolean>`(invoice.buyer ->> 'name' ilike ${like}
    or (${/^\d+$/.test(digits)} and (invoice.number::text like ${`${digits}%`} or invoice.ocr = ${digits})))`;
}

function selectWanted(db: Build, { cursor, q, show }: Call<"listAllInvoices">["query"], today: Temporal.PlainDate) {
  let wanted = pageFrom(db, cursor)
    .innerJoin("company", "company.id", "invoice.company_id")
    .select("company.name as company")
    .select(sql<number>`(select count(*)::int from invoice_reminder where invoice_id = invoice.id)`.as("reminders"));
  if (show) wanted = wanted.where("invoice.owed_ore", ">", 0);
  if (show === "OVERDUE")
    wanted = wanted.where(sql<boolean>`coalesce(invoice.due_again_on, invoice.due_on) < ${today}`);
  return q ? wanted.where(matching(q)) : wanted;
}

/** Every company's: all, what is owed, or what should have been paid. */
export async function listAllInvoices({ db }: Pick<Services, "db">, { query, realNow }: Call<"listAllInvoices">) {
  const today = platformToday(realNow);
  return db.platform.transaction().execute(async (trx) => {
    const rows = await selectWanted(trx, query, today).execute();
    const { page, nextCursor } = pageOf(rows, ({ number }) => [number]);
    const accountOf = await readAccounts(trx, [...new Set(page.map(({ company_id }) => company_id))]);
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
    return { rows: shapes, nextCursor };
  });
}
