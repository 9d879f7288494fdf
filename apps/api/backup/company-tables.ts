import type pg from "pg";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { invoicesEach } from "#packages/server/db/schema/ids-of-installation.ts";
import { ofAccounts } from "./moved-tables.ts";
import { quoted } from "./rows.ts";

/** Of an invoice, without the company's own number. */
const ofInvoices = ["card_charge", "invoice_line", "invoice_reminder"];
/** Of a payment, the same. */
const ofPayments = ["payment_refund", "payment_chargeback"];
/** Of a card's charge, the same. */
const ofCharges = ["card_dispute"];
/** How the company stands with the platform: of one that is here, what stands here counts, and nothing of it is mixed. */
const standing = ["billing_account", "billing_notice", "company_budget", "company_plan", "subscription"];

/** What lies beside a company's clubs and comes with them; what is there already stays, for it is a log, or somebody's books. */
export const companyTables = [
  // Found by rows of others, so taken away before them.
  ...ofCharges,
  ...ofInvoices,
  ...ofPayments,
  ...standing,
  "account_acceptance",
  "company_merchant",
  "incident",
  "incident_change",
  "invoice",
  "payment",
  "processing_activity",
  "processing_record",
  "repayment",
  "support_message",
];

/** Which rows of such a table are a company's. */
export function whereOfCompany(name: string, companyId: number): string {
  const company = `company_id = ${Number(companyId)}`;
  if (ofPayments.includes(name)) return `payment_id in (select id from payment where ${company})`;
  const ofInvoice = `invoice_id in (select id from invoice where ${company})`;
  if (ofCharges.includes(name)) return `charge_id in (select id from card_charge where ${ofInvoice})`;
  return ofInvoices.includes(name) ? ofInvoice : company;
}

export const incoming = (name: string) => `incoming_${name}`;

const waiting = [...companyTables, ...ofAccounts];

/** Where such rows wait until it is known what is here, and what of accounts until it is known whose they are. */
export async function makeWaiting(client: pg.Client): Promise<void> {
  for (const name of waiting)
    await client.query(`create temporary table ${quoted(incoming(name))} (like ${quoted(name)}) on commit drop`);
}

/** Where such a table's rows go first; undefined for any other table. */
export const waitingFor = (name: string) => (waiting.includes(name) ? incoming(name) : undefined);

/** By what a row is told from others: its key, and whose it is. */
async function identityOf(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select attname::text as column from pg_attribute where attrelid = $1::regclass and attnum > 0
       and (attname in ('company_id', 'number') or exists (select from pg_index
         where indrelid = attrelid and indisprimary and attnum = any(indkey)))`,
    [quoted(name)],
  );
  return rows.map(({ column }) => column);
}

/** Takes in what is not here yet. @throws where a number is another's by now, which is written over by nothing. */
export async function takeWaiting(client: pg.Client): Promise<void> {
  for (const name of companyTables) {
    const mine = standing.includes(name)
      ? `where not exists (select from ${quoted(name)} here where here.company_id = i.company_id)`
      : "";
    await client.query(`insert into ${quoted(name)} overriding system value
      select i.* from ${quoted(incoming(name))} i ${mine} on conflict do nothing`);
  }
  for (const name of companyTables.filter((each) => !standing.includes(each))) {
    const same = (await identityOf(client, name)).map(
      (column) => `i.${quoted(column)} is not distinct from here.${quoted(column)}`,
    );
    const { rows } = await client.query(
      `select from ${quoted(incoming(name))} i
       where not exists (select from ${quoted(name)} here where ${same.join(" and ")}) limit 1`,
    );
    if (rows.length > 0)
      throw new StartError(`Some ${name} numbers of the backup belong to other rows here. Nothing was restored.`);
  }
  // Those of another installation came along with a company, and are no part of the series here.
  await client.query(`update invoice_series set next_number =
    greatest(next_number, (select coalesce(max(number), 0) + 1 from ${quoted(incoming("invoice"))}
      where number / ${invoicesEach} = next_number / ${invoicesEach}))`);
}
