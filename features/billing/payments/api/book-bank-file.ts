import type { Transaction } from "kysely";
import { lockAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { BankFileProblem, BankPayment } from "../domain/bank-file.ts";
import { readBankPayments } from "../domain/bank-payments.ts";
import { matchPayments, type PaymentMatch } from "../domain/match-payments.ts";
import { receivePayment } from "./receive-payment.ts";

const refusals = {
  EMPTY: "BANK_FILE_EMPTY",
  UNKNOWN_FORMAT: "BANK_FILE_UNKNOWN_FORMAT",
  INCOMPLETE: "BANK_FILE_INCOMPLETE",
  SUMS_DIFFER: "BANK_FILE_SUMS_DIFFER",
  TEST_FILE: "BANK_FILE_IS_A_TEST",
} as const satisfies Record<BankFileProblem, string>;

const ocrsOf = (payments: readonly BankPayment[]) => payments.flatMap(({ ocr }) => ocr ?? []);

/** Locks the accounts that a file may pay into, in a fixed order to avoid deadlocks between concurrent files. */
async function lockAccounts(trx: Transaction<DB>, payments: readonly BankPayment[]): Promise<void> {
  const named = await trx
    .selectFrom("invoice")
    .select("company_id")
    .distinct()
    .where("kind", "=", "INVOICE")
    .where((eb) => eb("ocr", "=", eb.fn.any(eb.val(ocrsOf(payments)))))
    .orderBy("company_id")
    .execute();
  for (const { company_id } of named) await lockAccount(trx, company_id);
}

/** Reads the invoices that payments may be for: all unpaid ones, and paid ones that a payment refers to. */
async function readPayable(trx: Transaction<DB>, payments: readonly BankPayment[]) {
  const rows = await trx
    .selectFrom("invoice")
    .innerJoin("company", "company.id", "invoice.company_id")
    .select(["invoice.id", "invoice.number", "invoice.ocr", "invoice.owed_ore as owedOre"])
    .select(["invoice.company_id as companyId", "company.name as company"])
    .where("invoice.kind", "=", "INVOICE")
    .where((eb) => eb.or([eb("owed_ore", ">", 0), eb("ocr", "=", eb.fn.any(eb.val(ocrsOf(payments))))]))
    .execute();
  return rows;
}

/**
 * Reads which of the payments' references are already booked. Payments booked by hand under the bank's reference count
 * too.
 */
async function readBooked(trx: Transaction<DB>, payments: readonly BankPayment[]): Promise<Set<string>> {
  const names = payments.map(({ reference }) => reference);
  const rows = await trx
    .selectFrom("payment")
    .select("reference")
    .where("via", "in", ["BANK", "BY_HAND"])
    .where((eb) => eb("reference", "=", eb.fn.any(eb.val(names))))
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}

type Payable = Awaited<ReturnType<typeof readPayable>>[number];

function owedOf(match: PaymentMatch<Payable>): { invoice: Payable; owedOre: number } | null {
  if (match.outcome === "MATCHED") return { invoice: match.invoice, owedOre: match.payment.amountOre };
  if (match.outcome === "WRONG_AMOUNT") return match;
  const suggested = match.outcome === "UNKNOWN_REFERENCE" ? match.suggested : null;
  return suggested && { invoice: suggested, owedOre: match.payment.amountOre };
}

function shapeOf(match: PaymentMatch<Payable>, bookedOn: Temporal.PlainDate | null) {
  const { row, receivedOn, amountOre, reference, sender, message } = match.payment;
  const target = owedOf(match);
  return {
    row,
    outcome: match.outcome,
    receivedOn: receivedOn.toString(),
    amount: kronorFromOre(amountOre),
    reference,
    sender,
    message,
    bookedOn: bookedOn?.toString() ?? null,
    invoice: target && {
      number: target.invoice.number,
      company: target.invoice.company,
      owed: kronorFromOre(target.owedOre),
    },
  };
}

/**
 * Books the payments of a bank's file whose reference and amount match. The others are returned for a person to decide.
 */
export async function bookBankFile({ db, config }: Services, { file, actor, realNow: now }: Call<"bookBankFile">) {
  const read = readBankPayments(file);
  if (!read.ok) return refuse(refusals[read.reason]);
  const { accountId } = actor;
  /** Returns the day of the booking, or null if a person must decide. */
  const book = async (trx: Transaction<DB>, match: PaymentMatch<Payable>) => {
    if (match.outcome !== "MATCHED") return null;
    const { invoice } = match;
    const { reference, receivedOn, amountOre } = match.payment;
    const { companyId } = invoice;
    const payment = { companyId, invoice, via: "BANK", reference, receivedOn, amountOre, accountId, now } as const;
    const bookedOn = await receivePayment(trx, config, payment);
    const detail = { number: invoice.number, ore: amountOre };
    await auditPlatform(trx, { accountId, act: "book-payment", subject: `company ${companyId}`, detail });
    return bookedOn;
  };
  return db.inPlatform(async (trx) => {
    await lockAccounts(trx, read.payments);
    const payable = await readPayable(trx, read.payments);
    const matches = matchPayments(read.payments, payable, await readBooked(trx, read.payments));
    const payments: ReturnType<typeof shapeOf>[] = [];
    for (const match of matches) payments.push(shapeOf(match, await book(trx, match)));
    return { payments, problems: [...read.problems], outgoing: read.outgoing };
  });
}
