import { platformToday } from "@stammis/domain/clubs/club-day";
import { sql, type Transaction } from "kysely";
import { idsOf } from "../../db/ids-of-installation.ts";
import type { DB } from "../../db/types.ts";
import type { Call } from "../../request/call.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { mayInvoice, readSeller } from "../billing/read-seller.ts";
import { invoiceDocumentOf, selectInvoices } from "../invoices/invoice-shape.ts";
import { type BookedFee, type BookedPayment, sieExport } from "./sie-export.ts";

/** What is told: of these days what was written here. A company that moved here brought rows that are in the books of where it was. */
interface Told {
  from: Temporal.PlainDate;
  until: Temporal.PlainDate;
  installation: number;
}

function writtenHere(id: string, installation: number) {
  const { first, last } = idsOf(installation);
  return sql<boolean>`${sql.ref(id)} between ${first}::bigint and ${last}::bigint`;
}

const wayOf = (via: "BANK" | "BY_HAND" | "CARD") => (via === "CARD" ? "CARD" : "BANK");

/** Payments as the books name them. */
const selectPaid = (trx: Transaction<DB>) =>
  trx
    .selectFrom("payment")
    .innerJoin("company", "company.id", "payment.company_id")
    .leftJoin("invoice", "invoice.id", "payment.invoice_id")
    .select(["payment.via", "invoice.number as invoiceNumber", "company.name as company"]);

async function readPayments(trx: Transaction<DB>, { from, until, installation }: Told): Promise<BookedPayment[]> {
  const rows = await selectPaid(trx)
    .select(["payment.booked_on as bookedOn", "payment.amount_ore as amountOre"])
    .where("payment.booked_on", ">=", from)
    .where("payment.booked_on", "<=", until)
    .where(writtenHere("payment.id", installation))
    .orderBy("payment.id")
    .execute();
  return rows.map(({ via, ...row }) => ({ ...row, way: wayOf(via) }));
}

/** Money that went back, below nothing. */
async function readRefunds(trx: Transaction<DB>, { from, until, installation }: Told): Promise<BookedPayment[]> {
  const rows = await selectPaid(trx)
    .innerJoin("payment_refund as refund", "refund.payment_id", "payment.id")
    .select(["refund.refunded_on as bookedOn", "refund.amount_ore"])
    .where("refund.refunded_on", ">=", from)
    .where("refund.refunded_on", "<=", until)
    .where(writtenHere("refund.id", installation))
    .orderBy("refund.id")
    .execute();
  return rows.map(({ via, amount_ore, ...row }) => ({ ...row, amountOre: -amount_ore, way: wayOf(via) }));
}

/** What banks took back, below nothing, and what they gave again. */
async function readChargebacks(trx: Transaction<DB>, { from, until, installation }: Told): Promise<BookedPayment[]> {
  const rows = await selectPaid(trx)
    .innerJoin("payment_chargeback as back", "back.payment_id", "payment.id")
    .select(["back.booked_on as bookedOn", "back.amount_ore"])
    .where("back.booked_on", ">=", from)
    .where("back.booked_on", "<=", until)
    .where(writtenHere("back.id", installation))
    .orderBy("back.id")
    .execute();
  return rows.map(({ via, amount_ore, ...row }) => ({
    ...row,
    amountOre: -amount_ore,
    way: wayOf(via),
    chargedBack: true,
  }));
}

/** What companies got back by bank, below nothing. */
async function readRepayments(trx: Transaction<DB>, { from, until, installation }: Told): Promise<BookedPayment[]> {
  const rows = await trx
    .selectFrom("repayment")
    .innerJoin("company", "company.id", "repayment.company_id")
    .innerJoin("invoice", "invoice.id", "repayment.invoice_id")
    .select(["repayment.booked_on as bookedOn", "repayment.amount_ore"])
    .select(["invoice.number as invoiceNumber", "company.name as company"])
    .where("repayment.booked_on", ">=", from)
    .where("repayment.booked_on", "<=", until)
    .where(writtenHere("repayment.id", installation))
    .orderBy("repayment.id")
    .execute();
  return rows.map(({ amount_ore, ...row }) => ({ ...row, amountOre: -amount_ore, way: "BANK" }));
}

function readFees(trx: Transaction<DB>, { from, until, installation }: Told): Promise<BookedFee[]> {
  return trx
    .selectFrom("invoice_reminder as reminder")
    .innerJoin("invoice", "invoice.id", "reminder.invoice_id")
    .innerJoin("company", "company.id", "invoice.company_id")
    .select(["reminder.sent_on as chargedOn", "reminder.fee_ore as feeOre"])
    .select(["invoice.number as invoiceNumber", "company.name as company"])
    .where("reminder.fee_ore", ">", 0)
    .where("reminder.sent_on", ">=", from)
    .where("reminder.sent_on", "<=", until)
    .where("reminder.installation", "=", installation)
    .orderBy("invoice.number")
    .execute();
}

/** What was invoiced, charged and paid on some days, both with them, as a file for a bookkeeping program. */
export async function getBookkeeping({ db, config }: Services, { query, realNow }: Call<"getBookkeeping">) {
  const [from, until] = [Temporal.PlainDate.from(query.from), Temporal.PlainDate.from(query.until)];
  refuseFields({ until: Temporal.PlainDate.compare(from, until) > 0 ? "END_BEFORE_START" : null });
  const told = { from, until, installation: config.installation };
  const books = await db.platform.transaction().execute(async (trx) => {
    const { seller } = await readSeller(trx);
    if (!mayInvoice(seller)) refuse("SELLER_INCOMPLETE");
    const issued = selectInvoices(trx)
      .where("invoice.issued_on", ">=", from)
      .where("invoice.issued_on", "<=", until)
      .where(writtenHere("invoice.id", told.installation))
      .orderBy("invoice.number");
    const documents = (await issued.execute()).map(invoiceDocumentOf);
    const payments = [
      ...(await readPayments(trx, told)),
      ...(await readRefunds(trx, told)),
      ...(await readChargebacks(trx, told)),
      ...(await readRepayments(trx, told)),
    ];
    return { seller, documents, payments, fees: await readFees(trx, told) };
  });
  const fileName = `stammis-${query.from}-${query.until}.si`;
  return { fileName, bytes: sieExport({ ...books, madeOn: platformToday(realNow) }) };
}
