import { sql } from "kysely";
import { invoiceDocumentOf, selectInvoices } from "#features/billing/invoices/api/invoice-shape.ts";
import { mayInvoice, selectSeller, sellerOf } from "#features/billing/subscriptions/api/read-seller.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import { allChains, type Rows } from "#packages/server/db/database.ts";
import { idsOf } from "#packages/server/db/schema/ids-of-installation.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type BookedPayment, sieExport } from "./sie-export.ts";

/**
 * The days to export. Only rows created by this installation count: a moved company's older rows are in its former
 * books.
 */
interface BookedDays {
  from: Temporal.PlainDate;
  until: Temporal.PlainDate;
  installation: number;
}

function writtenHere(id: string, installation: number) {
  const { first, last } = idsOf(installation);
  return sql<boolean>`${sql.ref(id)} between ${first}::bigint and ${last}::bigint`;
}

/** Selects the payments with the invoice number and the company's name. */
const selectPaid = (db: Build) =>
  db
    .selectFrom("payment")
    .innerJoin("company", "company.id", "payment.company_id")
    .leftJoin("invoice", "invoice.id", "payment.invoice_id")
    .select(["payment.via", "invoice.number as invoiceNumber", "company.name as company"]);

const selectPayments = (db: Build, { from, until, installation }: BookedDays) =>
  selectPaid(db)
    .select(["payment.booked_on as bookedOn", "payment.amount_ore as amountOre"])
    .where("payment.booked_on", ">=", from)
    .where("payment.booked_on", "<=", until)
    .where(writtenHere("payment.id", installation))
    .orderBy("payment.id");

const selectRefunds = (db: Build, { from, until, installation }: BookedDays) =>
  selectPaid(db)
    .innerJoin("payment_refund as refund", "refund.payment_id", "payment.id")
    .select(["refund.refunded_on as bookedOn", "refund.amount_ore as amountOre"])
    .where("refund.refunded_on", ">=", from)
    .where("refund.refunded_on", "<=", until)
    .where(writtenHere("refund.id", installation))
    .orderBy("refund.id");

/** Selects chargebacks. A negative amount is a chargeback that the bank reversed. */
const selectChargebacks = (db: Build, { from, until, installation }: BookedDays) =>
  selectPaid(db)
    .innerJoin("payment_chargeback as back", "back.payment_id", "payment.id")
    .select(["back.booked_on as bookedOn", "back.amount_ore as amountOre"])
    .where("back.booked_on", ">=", from)
    .where("back.booked_on", "<=", until)
    .where(writtenHere("back.id", installation))
    .orderBy("back.id");

/** Selects repayments to companies by bank transfer. */
const selectRepayments = (db: Build, { from, until, installation }: BookedDays) =>
  db
    .selectFrom("repayment")
    .innerJoin("company", "company.id", "repayment.company_id")
    .innerJoin("invoice", "invoice.id", "repayment.invoice_id")
    .select(["repayment.booked_on as bookedOn", "repayment.amount_ore as amountOre"])
    .select(["invoice.number as invoiceNumber", "company.name as company"])
    .where("repayment.booked_on", ">=", from)
    .where("repayment.booked_on", "<=", until)
    .where(writtenHere("repayment.id", installation))
    .orderBy("repayment.id");

const selectFees = (db: Build, { from, until, installation }: BookedDays) =>
  db
    .selectFrom("invoice_reminder as reminder")
    .innerJoin("invoice", "invoice.id", "reminder.invoice_id")
    .innerJoin("company", "company.id", "invoice.company_id")
    .select(["reminder.sent_on as chargedOn", "reminder.fee_ore as feeOre"])
    .select(["invoice.number as invoiceNumber", "company.name as company"])
    .where("reminder.fee_ore", ">", 0)
    .where("reminder.sent_on", ">=", from)
    .where("reminder.sent_on", "<=", until)
    .where("reminder.installation", "=", installation)
    .orderBy("invoice.number");

const selectIssued = (db: Build, { from, until, installation }: BookedDays) =>
  selectInvoices(db)
    .where("invoice.issued_on", ">=", from)
    .where("invoice.issued_on", "<=", until)
    .where(writtenHere("invoice.id", installation))
    .orderBy("invoice.number");

type PaidRow = Rows<ReturnType<typeof selectPayments>>[number];

/** Converts a row for the books: incoming amounts are positive, outgoing amounts negative. */
function bookedOf({ via, amountOre, ...row }: PaidRow, sign: 1 | -1): BookedPayment {
  return { ...row, amountOre: sign * amountOre, way: via === "CARD" ? "CARD" : "BANK" };
}

/** Exports the documents, fees and payments of a period, both days included, as a file for a bookkeeping program. */
export async function getBookkeeping({ db, config }: Services, { query, realNow }: Call<"getBookkeeping">) {
  const [from, until] = [Temporal.PlainDate.from(query.from), Temporal.PlainDate.from(query.until)];
  refuseFields({ until: Temporal.PlainDate.compare(from, until) > 0 ? "END_BEFORE_START" : null });
  const days = { from, until, installation: config.installation };
  const [sellers, issued, paid, refunds, chargebacks, repayments, fees] = await db.read(allChains, (q) => [
    selectSeller(q),
    selectIssued(q, days),
    selectPayments(q, days),
    selectRefunds(q, days),
    selectChargebacks(q, days),
    selectRepayments(q, days),
    selectFees(q, days),
  ]);
  const { seller } = sellerOf(sellers);
  if (!mayInvoice(seller)) refuse("SELLER_INCOMPLETE");
  const payments = [
    ...paid.map((row) => bookedOf(row, 1)),
    ...refunds.map((row) => bookedOf(row, -1)),
    ...chargebacks.map((row) => ({ ...bookedOf(row, -1), chargedBack: true })),
    ...repayments.map((row) => bookedOf({ ...row, via: "BANK" }, -1)),
  ];
  const books = { seller, documents: issued.map(invoiceDocumentOf), payments, fees };
  const fileName = `stammis-${query.from}-${query.until}.si`;
  return { fileName, bytes: sieExport({ ...books, madeOn: platformToday(realNow) }) };
}
