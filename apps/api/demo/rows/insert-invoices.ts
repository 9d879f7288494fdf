import { sql, type Transaction } from "kysely";
import { chargeableMonths, chargeMonth } from "#features/billing/invoices/api/issue-invoices.ts";
import { settleAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { trialDays } from "#packages/domain/limits.ts";
import type { DB } from "#packages/server/db/types.ts";
import { demoZone } from "../clubs/plan.ts";
import { insertRows } from "./insert-rows.ts";

/** The demonstration's seller: without a name and an account no company can be charged. */
const seller = {
  name: "Stammis Demo AB",
  companyNumber: "5560160680",
  vatNumber: "SE556016068001",
  street: "Exempelgatan 1",
  zipCode: "211 20",
  city: "Malmö",
  email: "faktura@stammis.example",
  phone: "+46 40 12 34 56",
  website: "https://stammis.example",
  bankgiro: "123-4567",
  iban: "",
  bic: "",
};

export const insertSeller = (trx: Transaction<DB>) =>
  trx
    .updateTable("seller")
    .set({ facts: sql`${JSON.stringify(seller)}::jsonb` })
    .execute();

/** Subscribes the company after its trial, and pays each invoice twelve days after its issue. */
export async function insertInvoices(
  trx: Transaction<DB>,
  company: { id: number; openedOn: Temporal.PlainDate; email: string },
  now: Temporal.Instant,
): Promise<void> {
  const from_day = company.openedOn.add({ days: trialDays + 1 });
  const plan = await trx.selectFrom("plan").select("id").where("offered", "=", true).executeTakeFirstOrThrow();
  // Extends the plan's price back to the first day of the demonstration's subscription.
  await sql`update plan_price set from_day = least(from_day, ${from_day}::date) where plan_id = ${plan.id}`.execute(
    trx,
  );
  await insertRows(trx, "company_plan", [{ company_id: company.id, plan_id: plan.id, from_day }]);
  await insertRows(trx, "subscription", [{ company_id: company.id, from_day }]);
  await insertRows(trx, "billing_account", [{ company_id: company.id, invoice_email: company.email }]);
  const months = chargeableMonths(platformToday(now));
  for (const month of months) {
    const issued = month.add({ months: 1, days: 1 }).toZonedDateTime({ timeZone: demoZone, plainTime: "07:13" });
    const charged = await chargeMonth(trx, company.id, { month, now: issued.toInstant() });
    const paid = issued.add({ days: 12 }).toInstant();
    if (charged && Temporal.Instant.compare(paid, now) <= 0) await payAt(trx, charged.number, paid);
  }
  await settleAccount(trx, company.id);
}

async function payAt(trx: Transaction<DB>, number: number, at: Temporal.Instant): Promise<void> {
  const invoice = await trx
    .selectFrom("invoice")
    .select(["id", "company_id", "ocr", "total_ore"])
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const received_on = platformToday(at);
  const { id: invoice_id, company_id, ocr: reference, total_ore: amount_ore } = invoice;
  await insertRows(trx, "payment", [
    { company_id, invoice_id, via: "BANK", reference, received_on, booked_on: received_on, amount_ore, at },
  ]);
}
