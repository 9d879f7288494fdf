import type { Transaction } from "kysely";
import type { InvoiceLine } from "#features/billing/invoices/domain/invoice.ts";
import { monthLines } from "#features/billing/invoices/domain/month-lines.ts";
import { standardVatPermille, totalsOf } from "#features/billing/invoices/domain/vat.ts";
import { isExpiring } from "#features/billing/payments/domain/card-charge.ts";
import { offeredOf, selectOffered } from "#features/billing/plans/api/plan-queries.ts";
import { type PlanPrice, priceOn, type Tariff } from "#features/billing/plans/domain/plan-price.ts";
import { selectReadable } from "#features/platform/companies/api/queries.ts";
import { selectSubscribing, subscribingOf } from "#features/platform/companies/api/subscribing-shape.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import { allChains, type RowsOfEach } from "#packages/server/db/database.ts";
import { eachInTurn } from "#packages/server/db/each-in-turn.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { subscriptionsSchemas } from "../contract/schemas.ts";
import { type Subscribing, subscriptionState, suspendedFrom } from "../domain/subscription.ts";
import { billedLocationsOf, selectBilledLocations, selectMembersNow, selectTariff } from "./billed-queries.ts";
import { selectSeller, sellerOf } from "./read-seller.ts";
import { accountsOf, selectAccounts } from "./settle-account.ts";

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

/** Selects everything about a company that a month is charged for. */
export const selectCharged = (db: Build, companyId: number) =>
  [...selectTariff(db, companyId), selectBilledLocations(db, companyId), selectMembersNow(db, companyId)] as const;

/** Returns the cost of a full month with today's points of sale and members, also for an unsubscribed company. */
export function wholeMonthOf(
  tariff: Tariff,
  [billed, [counted]]: RowsOfEach<
    readonly [ReturnType<typeof selectBilledLocations>, ReturnType<typeof selectMembersNow>]
  >,
  today: Temporal.PlainDate,
) {
  const always = { from: today.with({ day: 1 }), through: null };
  const locations = billedLocationsOf(billed).filter(({ open }) => open.through === null);
  const members = counted?.count ?? 0;
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

/** Returns the company's tariff. A company without a plan gets the offered one, from the start of this month. */
export function tariffFor(own: Tariff, offered: PlanPrice | null, today: Temporal.PlainDate): Tariff {
  if (own.plans.length > 0) return own;
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

/** Selects a company's state and payment facts for its merchant and the platform; `billingOf` assembles them. */
export const selectBilling = (db: Build, companyId: number, today: Temporal.PlainDate) =>
  [
    selectSubscribing(db).where("company.id", "=", companyId),
    db
      .selectFrom("billing_account")
      .select(["invoice_email", "reference", "language", "card_brand", "card_last4", "card_expires"])
      .where("company_id", "=", companyId),
    selectOffered(db, today),
    selectSeller(db),
    ...selectAccounts(db, [companyId]),
    ...selectCharged(db, companyId),
  ] as const;

/**
 * Assembles a company's billing from the rows of `selectBilling`. Returns null until the company is opened
 * (NOT_OPENED).
 */
export function billingOf(
  [[company], [account], offered, sellers, ...rows]: RowsOfEach<ReturnType<typeof selectBilling>>,
  { cards }: Pick<Services, "cards">,
  companyId: number,
  today: Temporal.PlainDate,
) {
  if (!company) return null;
  const [charged, payments, repayments, plans, prices, ...there] = rows;
  const tariff = tariffFor({ plans, prices }, offeredOf(offered), today);
  const { account: owing, invoices } = accountsOf([charged, payments, repayments])(companyId);
  return versioned(subscriptionsSchemas.setBilling.body, {
    invoiceEmail: account?.invoice_email ?? "",
    reference: account?.reference ?? "",
    language: account?.language ?? "sv",
    standing: standingOf(subscribingOf(company), today),
    price: priceShapeOf(priceOn(tariff, today) ?? tariff.prices.at(-1) ?? null),
    month: wholeMonthOf(tariff, there, today),
    owed: kronorFromOre([...owing.owedOre.values()].reduce((sum, ore) => sum + ore, 0)),
    oldestOwed: invoices.find(({ owedOre }) => owedOre > 0)?.number ?? null,
    owedSince: owing.unpaidDueOn?.toString() ?? null,
    credit: kronorFromOre(owing.creditOre),
    bankgiro: sellerOf(sellers).seller.bankgiro,
    takesCards: cards !== null,
    card: account ? cardOf(account, today) : null,
  });
}

/** Reads the billing within a transaction. */
export async function readBilling(
  trx: Transaction<DB>,
  services: Pick<Services, "cards">,
  companyId: number,
  now: Temporal.Instant,
) {
  const today = platformToday(now);
  return billingOf(await eachInTurn(selectBilling(trx, companyId, today)), services, companyId, today);
}

/** Returns the billing of the merchant's own company, or of an impersonated one. */
export async function getBilling(
  services: Pick<Services, "db" | "cards">,
  { actor, params: { id }, realNow }: Call<"getBilling">,
) {
  const today = platformToday(realNow);
  const [[own], ...rows] = await services.db.read(allChains, (q) => [
    selectReadable(q, actor).where("company.id", "=", id),
    ...selectBilling(q, id, today),
  ]);
  return (own && billingOf(rows, services, id, today)) ?? refuse("NOT_FOUND");
}
