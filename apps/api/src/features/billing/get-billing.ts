import { billingSchemas } from "@stammis/contract/billing/schemas";
import { isExpiring } from "@stammis/domain/billing/card-charge";
import type { InvoiceLine } from "@stammis/domain/billing/invoice";
import { monthLines } from "@stammis/domain/billing/month-lines";
import { type PlanPrice, priceOn, type Tariff } from "@stammis/domain/billing/plan-price";
import { type Subscribing, subscriptionState, suspendedFrom } from "@stammis/domain/billing/subscription";
import { standardVatPermille, totalsOf } from "@stammis/domain/billing/vat";
import { platformToday } from "@stammis/domain/clubs/club-day";
import { kronorFromOre } from "@stammis/domain/money";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { versioned } from "../../request/versions.ts";
import { selectReadable } from "../companies/queries.ts";
import { findOffered } from "../plans/plan-queries.ts";
import { countMembersNow, readLocations, readTariff } from "./billed-queries.ts";
import { readSeller } from "./read-seller.ts";
import { readAccount } from "./settle-account.ts";
import { selectSubscribing, subscribingOf } from "./subscribing-shape.ts";

export const lineShapeOf = ({ for: what, netOre, vatPermille }: InvoiceLine) => ({
  for: what.kind === "SMS" ? { ...what, boughtOn: what.boughtOn.toString() } : what,
  net: kronorFromOre(netOre),
  vatPermille,
});

const standingOf = (company: Subscribing, today: Temporal.PlainDate) => {
  const latest = company.spans.at(-1);
  return {
    state: subscriptionState(company, today),
    trialEndsOn: company.trialEndsOn.toString(),
    suspendedFrom: suspendedFrom(company)?.toString() ?? null,
    subscription: latest ? { from: latest.from.toString(), through: latest.through?.toString() ?? null } : null,
    haltedFrom: company.haltedFrom?.toString() ?? null,
  };
};

/** What a whole month costs as things are today, whatever of it was subscribed. */
export async function readWholeMonth(trx: Transaction<DB>, companyId: number, tariff: Tariff, now: Temporal.Instant) {
  const today = platformToday(now);
  const always = { from: today.with({ day: 1 }), through: null };
  const locations = (await readLocations(trx, companyId)).filter(({ open }) => open.through === null);
  const members = await countMembersNow(trx, companyId);
  const lines = monthLines({
    month: always.from,
    subscribed: [always],
    tariff,
    locations: locations.map((each) => ({ ...each, open: always })),
    members,
    vatPermille: standardVatPermille,
  });
  const { netOre, vatOre, totalOre } = totalsOf(lines);
  return {
    locations: locations.length,
    members,
    lines: lines.map(lineShapeOf),
    net: kronorFromOre(netOre),
    vat: kronorFromOre(vatOre),
    total: kronorFromOre(totalOre),
  };
}

/** Of a company that has no plan yet: the one it would get, as if it had always had it. */
async function tariffFor(trx: Transaction<DB>, companyId: number, today: Temporal.PlainDate): Promise<Tariff> {
  const own = await readTariff(trx, companyId);
  if (own.plans.length > 0) return own;
  const offered = await findOffered(trx, today);
  const from = today.with({ day: 1 });
  return offered ? { plans: [{ planId: offered.planId, from }], prices: [{ ...offered, from }] } : own;
}

const priceShapeOf = (price: PlanPrice | null) =>
  price && {
    location: kronorFromOre(price.locationOre),
    membersIncluded: price.membersIncluded,
    member: kronorFromOre(price.memberOre),
  };

type CardColumns = { card_brand: string | null; card_last4: string | null; card_expires: Temporal.PlainDate | null };

const cardOf = (
  { card_brand: brand, card_last4: last4, card_expires: expires }: CardColumns,
  today: Temporal.PlainDate,
) =>
  brand && last4 && expires
    ? { brand, last4, expiresOn: expires.toString(), expiring: isExpiring(expires, today) }
    : null;

/** How a company stands and pays, as its merchant and the platform read it; null until somebody has opened it. */
export async function readBilling(
  trx: Transaction<DB>,
  { cards }: Pick<Services, "cards">,
  companyId: number,
  now: Temporal.Instant,
) {
  const company = await selectSubscribing(trx).where("company.id", "=", companyId).executeTakeFirst();
  if (!company) return null;
  const today = platformToday(now);
  const account = await trx
    .selectFrom("billing_account")
    .select(["invoice_email", "reference", "language", "card_brand", "card_last4", "card_expires"])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  const tariff = await tariffFor(trx, companyId, today);
  const { account: owing, invoices } = await readAccount(trx, companyId);
  const { seller } = await readSeller(trx);
  return versioned(billingSchemas.setBilling.body, {
    invoiceEmail: account?.invoice_email ?? "",
    reference: account?.reference ?? "",
    language: account?.language ?? "sv",
    standing: standingOf(subscribingOf(company), today),
    price: priceShapeOf(priceOn(tariff, today) ?? tariff.prices.at(-1) ?? null),
    month: await readWholeMonth(trx, companyId, tariff, now),
    owed: kronorFromOre([...owing.owedOre.values()].reduce((sum, ore) => sum + ore, 0)),
    oldestOwed: invoices.find(({ owedOre }) => owedOre > 0)?.number ?? null,
    owedSince: owing.unpaidDueOn?.toString() ?? null,
    credit: kronorFromOre(owing.creditOre),
    bankgiro: seller.bankgiro,
    takesCards: cards !== null,
    card: account ? cardOf(account, today) : null,
  });
}

/** Of one's own company, or of the one that is looked at. */
export async function getBilling(
  services: Pick<Services, "db" | "cards">,
  { actor, params, realNow }: Call<"getBilling">,
) {
  return services.db.platform.transaction().execute(async (trx) => {
    const own = await selectReadable(trx, actor).where("company.id", "=", params.id).executeTakeFirst();
    if (!own) refuse("NOT_FOUND");
    return (await readBilling(trx, services, params.id, realNow)) ?? refuse("NOT_FOUND");
  });
}
