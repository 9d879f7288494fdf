import { platformToday } from "@stammis/domain/clubs/club-day";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Call } from "../../request/call.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { invoiceDocumentOf, selectInvoices } from "./invoice-shape.ts";
import { mayInvoice, readSeller } from "./read-seller.ts";
import { type BookedFee, type BookedPayment, sieExport } from "./sie-export.ts";

interface Days {
  from: Temporal.PlainDate;
  until: Temporal.PlainDate;
}

const wayOf = (via: "BANK" | "BY_HAND" | "CARD") => (via === "CARD" ? "CARD" : "BANK");

/** Payments as the books name them. */
const selectPaid = (trx: Transaction<DB>) =>
  trx
    .selectFrom("payment")
    .innerJoin("company", "company.id", "payment.company_id")
    .leftJoin("invoice", "invoice.id", "payment.invoice_id")
    .select(["payment.via", "invoice.number as invoiceNumber", "company.name as company"]);

async function readPayments(trx: Transaction<DB>, { from, until }: Days): Promise<BookedPayment[]> {
  const rows = await selectPaid(trx)
    .select(["payment.booked_on as bookedOn", "payment.amount_ore as amountOre"])
    .where("payment.booked_on", ">=", from)
    .where("payment.booked_on", "<=", until)
    .orderBy("payment.id")
    .execute();
  return rows.map(({ via, ...row }) => ({ ...row, way: wayOf(via) }));
}

/** Money that went back, below nothing. */
async function readRefunds(trx: Transaction<DB>, { from, until }: Days): Promise<BookedPayment[]> {
  const rows = await selectPaid(trx)
    .innerJoin("payment_refund as refund", "refund.payment_id", "payment.id")
    .select(["refund.refunded_on as bookedOn", "refund.amount_ore"])
    .where("refund.refunded_on", ">=", from)
    .where("refund.refunded_on", "<=", until)
    .orderBy("refund.id")
    .execute();
  return rows.map(({ via, amount_ore, ...row }) => ({ ...row, amountOre: -amount_ore, way: wayOf(via) }));
}

/** What banks took back, below nothing, and what they gave again. */
async function readChargebacks(trx: Transaction<DB>, { from, until }: Days): Promise<BookedPayment[]> {
  const rows = await selectPaid(trx)
    .innerJoin("payment_chargeback as back", "back.payment_id", "payment.id")
    .select(["back.booked_on as bookedOn", "back.amount_ore"])
    .where("back.booked_on", ">=", from)
    .where("back.booked_on", "<=", until)
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
async function readRepayments(trx: Transaction<DB>, { from, until }: Days): Promise<BookedPayment[]> {
  const rows = await trx
    .selectFrom("repayment")
    .innerJoin("company", "company.id", "repayment.company_id")
    .innerJoin("invoice", "invoice.id", "repayment.invoice_id")
    .select(["repayment.booked_on as bookedOn", "repayment.amount_ore"])
    .select(["invoice.number as invoiceNumber", "company.name as company"])
    .where("repayment.booked_on", ">=", from)
    .where("repayment.booked_on", "<=", until)
    .orderBy("repayment.id")
    .execute();
  return rows.map(({ amount_ore, ...row }) => ({ ...row, amountOre: -amount_ore, way: "BANK" }));
}

function readFees(trx: Transaction<DB>, { from, until }: Days): Promise<BookedFee[]> {
  return trx
    .selectFrom("invoice_reminder as reminder")
    .innerJoin("invoice", "invoice.id", "reminder.invoice_id")
    .innerJoin("company", "company.id", "invoice.company_id")
    .select(["reminder.sent_on as chargedOn", "reminder.fee_ore as feeOre"])
    .select(["invoice.number as invoiceNumber", "company.name as company"])
    .where("reminder.fee_ore", ">", 0)
    .where("reminder.sent_on", ">=", from)
    .where("reminder.sent_on", "<=", until)
    .orderBy("invoice.number")
    .execute();
}

/** What was invoiced, charged and paid on some days, both with them, as a file for a bookkeeping program. */
export async function getBookkeeping({ db }: Services, { query, realNow }: Call<"getBookkeeping">) {
  const days = { from: Temporal.PlainDate.from(query.from), until: Temporal.PlainDate.from(query.until) };
  refuseFields({ until: Temporal.PlainDate.compare(days.from, days.until) > 0 ? "END_BEFORE_START" : null });
  const books = await db.platform.transaction().execute(async (trx) => {
    const { seller } = await readSeller(trx);
    if (!mayInvoice(seller)) refuse("SELLER_INCOMPLETE");
    const issued = selectInvoices(trx)
      .where("invoice.issued_on", ">=", days.from)
      .where("invoice.issued_on", "<=", days.until)
      .orderBy("invoice.number");
    const documents = (await issued.execute()).map(invoiceDocumentOf);
    const payments = [
      ...(await readPayments(trx, days)),
      ...(await readRefunds(trx, days)),
      ...(await readChargebacks(trx, days)),
      ...(await readRepayments(trx, days)),
    ];
    return { seller, documents, payments, fees: await readFees(trx, days) };
  });
  const fileName = `stammis-${query.from}-${query.until}.si`;
  return { fileName, bytes: sieExport({ ...books, madeOn: platformToday(realNow) }) };
}
