import { sql, type Transaction } from "kysely";
import {
  billedLocationsOf,
  countMembersAt,
  readTariff,
  selectBilledLocations,
  selectUnbilledCredits,
} from "#features/billing/subscriptions/api/billed-queries.ts";
import { mayInvoice, readSeller } from "#features/billing/subscriptions/api/read-seller.ts";
import { lockAccount, settleAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { platformZone } from "#packages/domain/limits.ts";
import type { Span } from "#packages/domain/span.ts";
import { companyGoesOn } from "#packages/server/db/not-frozen.ts";
import type { DB } from "#packages/server/db/types.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Buyer } from "../domain/invoice.ts";
import { monthLines } from "../domain/month-lines.ts";
import { standardVatPermille } from "../domain/vat.ts";
import { type KeptLine, keepInvoice } from "./keep-invoice.ts";
import { invoiceSaid } from "./messages.ts";
import { tellOfInvoice } from "./tell-of-invoice.ts";

/**
 * The day of the next month from which a month is invoiced. Clubs in time zones west of the platform are still in the
 * old month on day 1.
 */
const chargedFromDay = 2;

/**
 * Returns the latest twelve finished months that can be invoiced on a day, oldest first. A year is enough for servers
 * that were off for long.
 */
export function chargeableMonths(today: Temporal.PlainDate): Temporal.PlainDate[] {
  const latest = today
    .subtract({ days: chargedFromDay - 1 })
    .with({ day: 1 })
    .subtract({ months: 1 });
  return Array.from({ length: 12 }, (_, at) => latest.subtract({ months: 11 - at }));
}

const endOf = (month: Temporal.PlainDate) => month.add({ months: 1 }).subtract({ days: 1 });

/** Returns the end of the last subscribed day in the month. */
function countedAt(month: Temporal.PlainDate, spans: readonly Span[]) {
  const ends = spans.map(({ through }) => through ?? endOf(month)).sort(Temporal.PlainDate.compare);
  const last = ends.filter((day) => Temporal.PlainDate.compare(day, endOf(month)) <= 0).at(-1) ?? endOf(month);
  return last.add({ days: 1 }).toZonedDateTime(platformZone).toInstant();
}

async function readBuyer(
  trx: Transaction<DB>,
  companyId: number,
  invoiceEmail: string,
  reference: string,
): Promise<Buyer> {
  const company = await trx
    .selectFrom("company")
    .select(["name", "company_number", "postal_address", "postal_zip_code", "postal_city"])
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  return {
    name: company.name,
    companyNumber: company.company_number,
    street: company.postal_address,
    zipCode: company.postal_zip_code,
    city: company.postal_city,
    email: invoiceEmail,
    reference,
  };
}

/**
 * Returns the invoice lines of a company's month: points of sale, members beyond the included ones, and purchased
 * credits.
 */
export async function readMonth(
  trx: Transaction<DB>,
  companyId: number,
  month: Temporal.PlainDate,
): Promise<KeptLine[]> {
  const spans = await trx
    .selectFrom("subscription")
    .select(["from_day as from", "through_day as through"])
    .where("company_id", "=", companyId)
    .orderBy("from_day")
    .execute();
  const lines = monthLines({
    month,
    subscribed: spans,
    tariff: await readTariff(trx, companyId),
    locations: billedLocationsOf(await selectBilledLocations(trx, companyId).execute()),
    members: await countMembersAt(trx, companyId, countedAt(month, spans)),
    vatPermille: standardVatPermille,
  });
  const credits = await selectUnbilledCredits(trx, companyId, month).execute();
  return [
    ...lines.filter(({ netOre }) => netOre > 0),
    ...credits.map(
      (row): KeptLine => ({
        for: { kind: "SMS", club: row.club, credits: row.credits, boughtOn: row.bought_on },
        netOre: row.price_ore,
        vatPermille: row.vat_permille,
        bought: { chainId: row.chain_id, id: row.id },
      }),
    ),
  ];
}

/** The number of the issued invoice and the last digits of the card that pays it. */
type Charged = { number: number; card: string | null };

/**
 * Invoices a company for a month. The account lock makes concurrent callers find the existing invoice. Returns null if
 * nothing is due, the month is already invoiced or the seller details are incomplete.
 */
export async function chargeMonth(
  trx: Transaction<DB>,
  companyId: number,
  { month, now }: { month: Temporal.PlainDate; now: Temporal.Instant },
): Promise<Charged | null> {
  const today = platformToday(now);
  const account = await lockAccount(trx, companyId);
  const charged = trx.selectFrom("invoice").select("id").where("company_id", "=", companyId);
  if (await charged.where("period", "=", month).where("kind", "=", "INVOICE").executeTakeFirst()) return null;
  const { seller, paymentDays } = await readSeller(trx);
  const lines = await readMonth(trx, companyId, month);
  if (lines.length === 0 || !mayInvoice(seller)) return null;
  const buyer = await readBuyer(trx, companyId, account.invoice_email, account.reference);
  const number = await keepInvoice(trx, {
    companyId,
    period: month,
    issuedOn: today,
    dueOn: today.add({ days: paymentDays }),
    now,
    language: account.language,
    seller,
    buyer,
    lines,
    credits: null,
  });
  await settleAccount(trx, companyId);
  return { number, card: account.pays_by === "CARD" ? account.card_last4 : null };
}

/** Runs `chargeMonth` in its own transaction and notifies the company. Returns the invoice's number. */
export async function issueInvoice(
  { db, config }: Pick<Services, "db" | "config">,
  companyId: number,
  { month, now }: { month: Temporal.PlainDate; now: Temporal.Instant },
): Promise<number | null> {
  return db.inPlatform(async (trx) => {
    const charged = await chargeMonth(trx, companyId, { month, now });
    if (!charged) return null;
    const { number, card } = charged;
    await tellOfInvoice(trx, config, { number, now, say: (invoice) => invoiceSaid(invoice, card) });
    return number;
  });
}

/** Selects companies that may owe something for a month and have no invoice for it. */
function selectChargeable(month: Temporal.PlainDate) {
  return sql<{ id: number }>`select id from company where ${companyGoesOn("company.id")} and not exists (
      select from invoice where invoice.company_id = company.id and period = ${month} and kind = 'INVOICE')
    and (exists (select from subscription where subscription.company_id = company.id and from_day <= ${endOf(month)}
        and coalesce(through_day, 'infinity') >= ${month})
      or id in (select chain.company_id from chain join sms_purchase bought on bought.chain_id = chain.id
        where period = ${month} and price_ore > 0 and not sandbox))
    order by id`;
}

/** Invoices every company for finished months without an invoice, oldest month first. */
export async function issueInvoices(
  services: Pick<Services, "db" | "config" | "log">,
  now: Temporal.Instant,
): Promise<void> {
  const due: { id: number; month: Temporal.PlainDate }[] = [];
  for (const month of chargeableMonths(platformToday(now))) {
    const { rows } = await selectChargeable(month).execute(services.db.platform);
    due.push(...rows.map(({ id }) => ({ id, month })));
  }
  await eachByItself(due, services.log, ({ id, month }) => issueInvoice(services, id, { month, now }));
}
