import { lockAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { companyGoesOn } from "#packages/server/db/not-frozen.ts";
import type { CardProvider, ProviderCharge } from "#packages/server/payments/card-provider.ts";
import type { Services } from "#packages/server/request/services.ts";
import { nextCardTry } from "../../domain/card-charge.ts";
import { beginCharge, type ChargeRow, readTries, selectCharges } from "./queries.ts";
import { settleCharge } from "./settle-charge.ts";

export type Charging = Pick<Services, "db" | "config" | "log"> & { cards: CardProvider };

/** The text on the cardholder's statement. */
const textOf = (number: number) => `Stammis ${number}`;

/**
 * Stores an invoice's charges that exist at the provider but not in this database, after a restored backup or a lost
 * response. This prevents a second charge.
 */
async function takeInStrays(charging: Charging, invoice: ChargeableInvoice, now: Temporal.Instant): Promise<boolean> {
  const charged = await charging.cards.chargesOf(invoice.customer, invoice.number);
  const live = charged.filter(({ state }) => state === "SUCCEEDED" || state === "PROCESSING");
  const strays: ProviderCharge[] = await charging.db.inPlatform(async (trx) => {
    await lockAccount(trx, invoice.companyId);
    const existingCharges = await selectCharges(trx).where("invoice.id", "=", invoice.id).execute();
    const isKnown = ({ intent, chargeId }: ProviderCharge) =>
      existingCharges.some((row) => row.intent === intent || (row.intent === null && row.id === chargeId));
    const taken: ProviderCharge[] = [];
    for (const stray of live.filter((each) => !isKnown(each))) {
      const { method, last4 } = invoice;
      const begun = { invoiceId: invoice.id, amountOre: stray.amountOre, card: { method, last4 } };
      const chargeId = await beginCharge(trx, { ...begun, triedOn: platformToday(now), now });
      taken.push({ ...stray, chargeId });
    }
    return taken;
  });
  for (const stray of strays) await settleCharge(charging, stray, now);
  return strays.length > 0;
}

interface ChargeableInvoice {
  id: number;
  number: number;
  companyId: number;
  customer: string;
  method: string;
  last4: string;
}

/** Stores the attempt that is due today, or returns null. The account lock prevents concurrent attempts. */
function begin({ db }: Charging, { id, companyId }: ChargeableInvoice, now: Temporal.Instant) {
  return db.inPlatform(async (trx) => {
    const { card_method: method, card_last4: last4 } = await lockAccount(trx, companyId);
    if (!method || !last4) return null;
    const today = platformToday(now);
    const invoice = await trx.selectFrom("invoice").select("owed_ore").where("id", "=", id).executeTakeFirstOrThrow();
    const due = nextCardTry(await readTries(trx, id), method, today);
    if (invoice.owed_ore === 0 || !due || Temporal.PlainDate.compare(due, today) > 0) return null;
    const begun = { invoiceId: id, amountOre: invoice.owed_ore, card: { method, last4 }, triedOn: today, now };
    return { chargeId: await beginCharge(trx, begun), method, amountOre: invoice.owed_ore };
  });
}

/** Sends a stored charge to the provider. A retry sends the same charge and causes no second one. */
export async function askCharge(
  charging: Charging,
  row: Pick<ChargeRow, "id" | "number" | "amount_ore"> & { customer: string; method: string },
  now: Temporal.Instant,
): Promise<void> {
  const { id: chargeId, number: invoiceNumber, amount_ore: amountOre, customer, method } = row;
  const chargeRequest = { chargeId, invoiceNumber, amountOre, customer };
  await settleCharge(charging, await charging.cards.charge(chargeRequest, method, textOf(invoiceNumber)), now);
}

async function chargeInvoice(charging: Charging, invoice: ChargeableInvoice, now: Temporal.Instant): Promise<void> {
  if (await takeInStrays(charging, invoice, now)) return;
  const begun = await begin(charging, invoice, now);
  if (!begun) return;
  const { chargeId, amountOre, method } = begun;
  const { customer, number } = invoice;
  await askCharge(charging, { id: chargeId, number, amount_ore: amountOre, customer, method }, now);
}

/** Selects unpaid invoices of companies with a card and no charge in progress. */
function selectChargeable({ db }: Charging) {
  return db.platform
    .selectFrom("invoice")
    .innerJoin("billing_account as account", "account.company_id", "invoice.company_id")
    .select(["invoice.id", "invoice.number", "invoice.company_id as companyId"])
    .select(["account.card_customer as customer", "account.card_method as method", "account.card_last4 as last4"])
    .where("invoice.owed_ore", ">", 0)
    .where("account.pays_by", "=", "CARD")
    .where(companyGoesOn("invoice.company_id"))
    .$narrowType<{ customer: string; method: string; last4: string }>()
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("card_charge as charge")
            .select("charge.id")
            .whereRef("charge.invoice_id", "=", "invoice.id")
            .where("charge.state", "in", ["STARTED", "PROCESSING"]),
        ),
      ),
    )
    .orderBy("invoice.id");
}

/** Charges the cards of one company, or of all, for unpaid invoices whose attempt is due today. */
export async function chargeInvoices(charging: Charging, now: Temporal.Instant, companyId?: number): Promise<void> {
  const all = selectChargeable(charging);
  const invoicesQuery = companyId === undefined ? all : all.where("invoice.company_id", "=", companyId);
  for (const invoice of await invoicesQuery.execute()) {
    await chargeInvoice(charging, invoice, now).catch((error: unknown) => {
      charging.log.warn({ err: error, invoice: invoice.number }, "charging a card failed");
    });
  }
}
