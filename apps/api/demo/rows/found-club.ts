import type { Transaction } from "kysely";
import { keepWithin, logoSide } from "#features/clubs/files/api/keep-picture.ts";
import { holidaysOfYearFrom, type SwedishHoliday } from "#features/clubs/locations/domain/swedish-holidays.ts";
import { holidayNames } from "#features/clubs/locations/i18n/holidays/phrases.ts";
import { acceptDocument } from "#features/platform/documents/api/accept-document.ts";
import { companyDocuments } from "#features/platform/documents/domain/platform-documents.ts";
import { todayIn } from "#packages/domain/calendar.ts";
import { trialDays } from "#packages/domain/limits.ts";
import type { DB } from "#packages/server/db/types.ts";
import { chainColumns, chainOf } from "#packages/server/remembered/directory.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { translationsOf } from "../clubs/in-languages.ts";
import { drawLogo } from "../clubs/logos.ts";
import { type ClubPlan, demoZone } from "../clubs/plan.ts";
import type { History } from "../history/history.ts";
import { insertForIds, insertRows } from "./insert-rows.ts";
import { openCredits, publishTerms, setUpPoints } from "./open-club.ts";
import { insertCampaigns, insertCards, insertValues, pictureKeeper } from "./set-up-offers.ts";

/** Ids of the entries in the plan's lists, at the same places. */
export interface FoundedClub {
  chain: Chain;
  openedAt: Temporal.Instant;
  locationIds: number[];
  categoryIds: number[];
  /** The ids of the rewards, which cost points, and of the coupons worth an amount. */
  couponIds: number[];
  valueIds: number[];
  cardIds: number[];
  campaignIds: number[];
  accountIds: number[];
  termsVersionIds: number[];
}

export interface Founding {
  plan: ClubPlan;
  history: History;
  /** Hashed passwords by e-mail address; staff without one cannot sign in. */
  passwordHashes: ReadonlyMap<string, string>;
  now: Temporal.Instant;
}

async function insertCompany(trx: Transaction<DB>, { plan, history }: Founding, openedAt: Temporal.Instant) {
  const { company } = plan;
  const [id] = await insertForIds(trx, "company", [
    {
      company_number: company.number,
      name: company.name,
      postal_address: company.street,
      postal_zip_code: company.zipCode,
      postal_city: company.city,
      website: company.website,
      trial_ends_on: history.openedOn.add({ days: trialDays }),
      created_at: openedAt,
    },
  ]);
  return id as number;
}

async function insertChain(
  trx: Transaction<DB>,
  { files }: Services,
  plan: ClubPlan,
  companyId: number,
  at: Temporal.Instant,
) {
  const row = await trx
    .insertInto("chain")
    .values({
      company_id: companyId,
      name: plan.commercialName,
      commercial_name: plan.commercialName,
      subdomain: plan.subdomain,
      brand_colour: plan.brandColour,
      time_zone: demoZone,
      is_demo: true,
      created_at: at,
    })
    .returning(chainColumns)
    .executeTakeFirstOrThrow();
  const logo = await files.readImage({ chainId: row.id, companyId }, await drawLogo(plan.logo), logoSide);
  const logo_path = await keepWithin(trx, { files }, row.id, logo, at);
  await trx.updateTable("chain").set({ logo_path, poster_at: at }).where("id", "=", row.id).execute();
  return chainOf({ ...row, logo_path });
}

/** Special opening hours of holidays that both clubs have set. */
const holidayTimes: Partial<Record<SwedishHoliday, { time_from: string | null; time_to: string | null }>> = {
  CHRISTMAS_EVE: { time_from: null, time_to: null },
  NEW_YEARS_EVE: { time_from: "10:00", time_to: "14:00" },
};

async function insertLocations(
  trx: Transaction<DB>,
  chain: Chain,
  { plan: { locations }, now }: Founding,
  at: Temporal.Instant,
) {
  const ids = await insertForIds(
    trx,
    "location",
    locations.map((each) => ({
      chain_id: chain.id,
      name: each.name,
      commercial_name: each.commercialName,
      subpage: each.subpage,
      street: each.street,
      zip_code: each.zipCode,
      city: each.city,
      phone: each.phone,
      email: each.email,
      created_at: at,
    })),
  );
  const hours = locations.flatMap((each, index) =>
    each.hours.map(({ dayFrom, dayTo, timeFrom, timeTo }) => ({
      chain_id: chain.id,
      location_id: ids[index] as number,
      day_from: dayFrom,
      day_to: dayTo,
      time_from: timeFrom,
      time_to: timeTo,
    })),
  );
  await insertRows(trx, "opening_hours", hours);
  const today = todayIn(demoZone, now);
  const holidays = holidaysOfYearFrom(today).filter(({ holiday }) => holiday in holidayTimes);
  const special = ids.flatMap((id) =>
    holidays.map(({ holiday, date }) => ({
      chain_id: chain.id,
      location_id: id,
      name: holidayNames.sv[holiday],
      date_from: date,
      date_to: date,
      ...holidayTimes[holiday],
    })),
  );
  await insertRows(trx, "special_day", special);
  return ids;
}

/** Returns when a cashier last registered a purchase; for merchants, the day before. */
function lastActive({ plan, history, now }: Founding, staff: number): Temporal.Instant {
  const latest = history.purchases.findLast((purchase) => purchase.staff === staff);
  const at = plan.staff[staff]?.role === "ROLE_MERCHANT" ? undefined : latest?.at.with({ minute: 0, second: 0 });
  return at?.toZonedDateTime(demoZone).toInstant() ?? now.subtract({ hours: 26 });
}

async function insertStaff(
  trx: Transaction<DB>,
  chain: Chain,
  founding: Founding,
  { locationIds, at }: { locationIds: readonly number[]; at: Temporal.Instant },
) {
  const { plan, passwordHashes } = founding;
  const accountIds = await insertForIds(
    trx,
    "account",
    plan.staff.map(({ email, firstName, lastName }) => ({
      email,
      first_name: firstName,
      last_name: lastName,
      password_hash: passwordHashes.get(email) ?? null,
      is_demo: true,
      confirmed_at: at,
      created_at: at,
    })),
  );
  for (const [index, { role, locations }] of plan.staff.entries()) {
    const account_id = accountIds[index] as number;
    const last_active_at = lastActive(founding, index);
    await insertRows(trx, "staff_activity", [{ chain_id: chain.id, account_id, last_active_at }]);
    if (role === "ROLE_MERCHANT") {
      await insertRows(trx, "company_merchant", [{ company_id: chain.companyId, account_id, created_at: at }]);
      for (const document of companyDocuments)
        await acceptDocument(trx, document, { accountId: account_id, companyId: chain.companyId, now: founding.now });
      await acceptDocument(trx, "PRIVACY_POLICY", { accountId: account_id, now: at });
      continue;
    }
    const may_manage_staff = role === "ROLE_LOCAL_MERCHANT";
    await insertRows(trx, "staff", [{ chain_id: chain.id, account_id, role, may_manage_staff, created_at: at }]);
    const works = locations.map((location) => ({
      chain_id: chain.id,
      account_id,
      location_id: locationIds[location] as number,
    }));
    await insertRows(trx, "staff_location", works);
  }
  return accountIds;
}

/** Inserts the company, its club and everything a merchant sets up before the first member joins. */
export async function foundClub(trx: Transaction<DB>, services: Services, founding: Founding): Promise<FoundedClub> {
  const { plan, history } = founding;
  const openedAt = history.openedOn.toZonedDateTime({ timeZone: demoZone, plainTime: "06:00" }).toInstant();
  const companyId = await insertCompany(trx, founding, openedAt);
  const chain = await insertChain(trx, services, plan, companyId, openedAt);
  const locationIds = await insertLocations(trx, chain, founding, openedAt);
  const accountIds = await insertStaff(trx, chain, founding, { locationIds, at: openedAt });
  const termsVersionIds = await publishTerms(trx, chain, plan, accountIds[0] as number, openedAt);
  const categoryIds = await insertForIds(
    trx,
    "category",
    plan.categories.map((name) => ({ chain_id: chain.id, name, translations: translationsOf(plan.words, { name }) })),
  );
  const keep = pictureKeeper(trx, services, chain, openedAt);
  const couponIds = await setUpPoints(trx, chain, founding, { at: openedAt, keep });
  const valueIds = await insertValues(trx, chain, plan, openedAt);
  const cardIds = await insertCards(trx, chain, plan, openedAt, keep);
  const campaignIds = await insertCampaigns(trx, chain, history.campaigns, valueIds, {
    words: plan.words,
    at: openedAt,
    keep,
  });
  await openCredits(trx, services, chain, plan, openedAt);
  const offers = { couponIds, valueIds, cardIds, campaignIds };
  return { chain, openedAt, locationIds, categoryIds, ...offers, accountIds, termsVersionIds };
}
