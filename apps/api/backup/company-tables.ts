import type pg from "pg";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { invoicesEach } from "#packages/server/db/schema/ids-of-installation.ts";
import { ofAccounts } from "./moved-tables.ts";
import { quoted } from "./rows.ts";

/** Tables that belong to an invoice and have no company id of their own. */
const ofInvoices = ["card_charge", "invoice_line", "invoice_reminder"];
/** Tables that belong to a payment and have no company id. */
const ofPayments = ["payment_refund", "payment_chargeback"];
/** Tables that belong to a card charge and have no company id. */
const ofCharges = ["card_dispute"];
/**
 * The company's terms with the platform. Existing rows of a company win as a set; the backup's rows are not mixed in.
 */
const standing = ["billing_account", "billing_notice", "company_budget", "company_plan", "subscription"];

/** Tables of a company outside its clubs. A restore keeps rows that already exist, because they are logs or books. */
export const companyTables = [
  // Other tables select their rows through these, so these are deleted last.
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

/** Returns the condition that selects a company's rows in one of these tables. */
export function whereOfCompany(name: string, companyId: number): string {
  const company = `company_id = ${Number(companyId)}`;
  if (ofPayments.includes(name)) return `payment_id in (select id from payment where ${company})`;
  const ofInvoice = `invoice_id in (select id from invoice where ${company})`;
  if (ofCharges.includes(name)) return `charge_id in (select id from card_charge where ${ofInvoice})`;
  return ofInvoices.includes(name) ? ofInvoice : company;
}

export const incoming = (name: string) => `incoming_${name}`;

const waiting = [...companyTables, ...ofAccounts];

/**
 * Creates temporary tables for the incoming rows, until it is known which companies and accounts already exist here.
 */
export async function makeWaiting(client: pg.Client): Promise<void> {
  for (const name of waiting)
    await client.query(`create temporary table ${quoted(incoming(name))} (like ${quoted(name)}) on commit drop`);
}

/** The temporary table that receives a table's rows first; undefined for any other table. */
export const waitingFor = (name: string) => (waiting.includes(name) ? incoming(name) : undefined);

/** Returns the columns that identify a row: its primary key, company id and number. */
async function identityOf(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select attname::text as column from pg_attribute where attrelid = $1::regclass and attnum > 0
       and (attname in ('company_id', 'number') or exists (select from pg_index
         where indrelid = attrelid and indisprimary and attnum = any(indkey)))`,
    [quoted(name)],
  );
  return rows.map(({ column }) => column);
}

/** Inserts the rows that do not exist here yet. @throws StartError when an id belongs to another row by now. */
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
  // Ignores invoice numbers from another installation: a moved company brings them, but they are not part of this
  // series.
  await client.query(`update invoice_series set next_number =
    greatest(next_number, (select coalesce(max(number), 0) + 1 from ${quoted(incoming("invoice"))}
      where number / ${invoicesEach} = next_number / ${invoicesEach}))`);
}
