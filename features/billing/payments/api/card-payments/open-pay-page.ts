import type { Transaction } from "kysely";
import { invoiceWords } from "#features/billing/invoices/i18n/invoices/invoice-words.ts";
import { lockOwn } from "#features/billing/subscriptions/api/set-billing.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { NewCharge } from "#packages/server/payments/card-provider.ts";
import { auditCompany } from "#packages/server/request/audit.ts";
import type { AccountActor, Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isUndecided } from "../../domain/card-charge.ts";
import { backFrom, customerOf } from "./add-card.ts";
import { askProvider, chargingOf } from "./ask-provider.ts";
import type { Charging } from "./charge-invoices.ts";
import { beginCharge, type ChargeRow, selectCharges } from "./queries.ts";
import { readPage } from "./read-page.ts";
import { cancelCharge } from "./settle-charge.ts";

async function findInvoice(trx: Transaction<DB>, number: number, { accountId }: AccountActor) {
  const invoiceQuery = trx.selectFrom("invoice").select(["id", "number", "company_id", "owed_ore"]);
  const ofNumber = invoiceQuery.where("number", "=", number).where("kind", "=", "INVOICE");
  const { company_id: companyId } = (await ofNumber.executeTakeFirst()) ?? refuse("NOT_FOUND");
  await lockOwn(trx, companyId, accountId);
  return ofNumber.executeTakeFirstOrThrow();
}

/** Creates a charge for the page to open, or returns the one in progress. */
function begin({ db }: Charging, number: number, actor: AccountActor, now: Temporal.Instant) {
  return db.inPlatform(async (trx) => {
    const { id: invoiceId, owed_ore: amountOre, company_id: companyId } = await findInvoice(trx, number, actor);
    if (amountOre === 0) return refuse("NOTHING_OWED");
    const charges = await selectCharges(trx).where("invoice.id", "=", invoiceId).execute();
    const underWay: ChargeRow | undefined = charges.find(({ state }) => isUndecided(state));
    if (underWay) return { underWay };
    const triedOn = platformToday(now);
    const chargeId = await beginCharge(trx, { invoiceId, amountOre, card: null, triedOn, now });
    const subject = `company ${companyId}` as const;
    await auditCompany(trx, { accountId: actor.accountId, act: "open-pay-page", subject, detail: { number } });
    const [row] = await selectCharges(trx).where("charge.id", "=", chargeId).execute();
    return { begun: row as ChargeRow };
  });
}

/** Returns the address of an open page that was not used, or null if the page is over. */
async function reopen(charging: Charging, { session }: ChargeRow, now: Temporal.Instant): Promise<string | null> {
  if (session === null) return refuse("PAYMENT_UNDER_WAY");
  const read = await askProvider(charging, readPage(charging, session, now));
  return read?.page.url ?? null;
}

/** Opens the page on which an invoice is paid with any card. Opening it twice does not lead to a second payment. */
export async function openPayPage(services: Services, call: Call<"openPayPage">): Promise<{ url: string }> {
  const { actor, params, realNow: now, language } = call;
  const charging = chargingOf(services);
  const { company_id: companyId } = await services.db.inPlatform((trx) => findInvoice(trx, params.id, actor));
  const customer = await customerOf(charging, companyId, actor);
  const first = await begin(charging, params.id, actor, now);
  if (first.underWay) {
    const url = await reopen(charging, first.underWay, now);
    if (url) return { url };
  }
  const { begun } = first.begun ? first : await begin(charging, params.id, actor, now);
  if (!begun) return refuse("PAYMENT_UNDER_WAY");
  const charge: NewCharge = { chargeId: begun.id, invoiceNumber: params.id, customer, amountOre: begun.amount_ore };
  const text = invoiceWords(language).t("cardText", { number: String(params.id) });
  try {
    const pageRequest = { back: backFrom(services.config), language, text };
    const { session, url } = await askProvider(services, charging.cards.openPayPage(charge, pageRequest));
    await services.db.platform.updateTable("card_charge").set({ session }).where("id", "=", begun.id).execute();
    return { url };
  } catch (error) {
    // The page's address was never returned, so the charge cannot be paid.
    await cancelCharge(charging, begun, now);
    throw error;
  }
}
