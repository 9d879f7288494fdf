import { sql, type Transaction } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { offeredLanguages } from "#packages/domain/translations/translations.ts";
import type { Config } from "#packages/server/config.ts";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { type chain as chainSchema, settingsSchemas } from "../contract/schemas.ts";
import { chainAddress } from "./address.ts";

type ChainShape = (typeof chainSchema)["_zod"]["input"];

/** Selects chains for the back office; another query reads whether their points are active. */
export function selectChains(db: Build) {
  return db
    .selectFrom("chain")
    .leftJoin("club_points", "club_points.chain_id", "chain.id")
    .select(["chain.id", "chain.name", "commercial_name", "subdomain", "language"])
    .select(["languages", "time_zone", "brand_colour", "logo_path", "sandbox", "clock_ahead"])
    .select(sql<boolean>`coalesce(club_points.active, false)`.as("club_point_active"));
}

/** Selects one chain with the subdomains that still redirect to it by the server's clock, the latest first. */
export function selectOwnChain(db: Build, chainId: number, realNow: Temporal.Instant) {
  const today = platformToday(realNow).toString();
  return selectChains(db)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("retired_subdomain as former")
          .select(["former.subdomain", "former.until"])
          .whereRef("former.chain_id", "=", "chain.id")
          .where("former.until", ">=", sql<Temporal.PlainDate>`${today}::date`)
          .orderBy("former.until", "desc")
          .orderBy("former.subdomain"),
      ).as("former_subdomains"),
    )
    .where("chain.id", "=", chainId);
}

/** Selects the first day counted in this chain's time zone: its first member's or its first pending purchase's. */
export function selectCountedSince(timeZone: string) {
  return statement(sql<{ since: Temporal.PlainDate | null }>`select least(
    (select (min(registered_at) at time zone ${timeZone}::text)::date from member where chain_id = ${thisChain}),
    (select min(purchased_on) from waiting_purchase where chain_id = ${thisChain})) as since`);
}

/** Whether the database has the rules of a time zone. */
export async function isKnownZone(trx: Transaction<DB>, timeZone: string): Promise<boolean> {
  const zoneQuery = sql`select from pg_timezone_names where name = ${timeZone}`;
  return (await zoneQuery.execute(trx)).rows.length > 0;
}

type OwnChainRow = Awaited<ReturnType<ReturnType<typeof selectOwnChain>["execute"]>>[number];
export type ChainRow = Awaited<ReturnType<ReturnType<typeof selectChains>["execute"]>>[number];

export function chainShapeOf(row: ChainRow, config: Config): ChainShape {
  return {
    id: row.id,
    name: row.name,
    commercialName: row.commercial_name,
    subdomain: row.subdomain,
    language: row.language,
    languages: offeredLanguages(row.languages, row.language),
    timeZone: row.time_zone,
    brandColour: row.brand_colour,
    logoPath: row.logo_path,
    clubPointActive: row.club_point_active,
    sandbox: row.sandbox,
    clockAhead: row.clock_ahead,
    address: chainAddress(config, row.subdomain),
  };
}

/** Returns a chain in the form of its editor. */
export const ownChainOf = (row: OwnChainRow, countedSince: Temporal.PlainDate | null, config: Config) => ({
  ...versioned(settingsSchemas.updateChain.body, chainShapeOf(row, config)),
  timeZoneFixedSince: countedSince && String(countedSince),
  formerSubdomains: row.former_subdomains.map(({ subdomain, until }) => ({ subdomain, until: String(until) })),
});

/** Selects a chain's published texts and number of rewards, the input of the domain's `missingFor`. */
export function selectReadiness(db: Build) {
  const published = (kind: string) =>
    sql<boolean>`exists (select from terms_version where chain_id = ${thisChain} and kind = ${kind})`;
  return db.selectNoFrom([
    published("MEMBERSHIP").as("membershipTermsPublished"),
    published("PRIVACY").as("privacyPolicyPublished"),
    sql<number>`(select count(*)::int from coupon where chain_id = ${thisChain} and publish_status = 'ACTIVE' and kind = 'REWARD')`.as(
      "rewardCount",
    ),
  ]);
}

/** Selects the companies whose merchant an account is, in the order of the grants; it can create chains for them. */
export function selectCompaniesOf(db: Build, accountId: number) {
  return db
    .selectFrom("company_merchant")
    .innerJoin("company", "company.id", "company_merchant.company_id")
    .select(["company.id", "company_number", "company.name", "postal_address", "postal_zip_code", "postal_city"])
    .select(["website", "trial_ends_on"])
    .where("account_id", "=", accountId)
    .orderBy("company_merchant.created_at")
    .orderBy("company.id");
}

/** Serialises changes of this chain's own facts; purchases are not blocked. */
export function lockChain(trx: Transaction<DB>, chainId: number) {
  return trx
    .selectFrom("chain")
    .select(["subdomain", "logo_path", "name", "commercial_name", "language", "languages", "time_zone", "brand_colour"])
    .where("id", "=", chainId)
    .forNoKeyUpdate();
}

/** Selects the number of current objects with translatable texts, and the number translated into each language. */
export function selectWritten() {
  const live = sql`publish_status in ('NEW', 'ACTIVE', 'STOPPED')`;
  return statement(sql<{ things: number } & Record<Language, number>>`
    select count(*)::int as things, count(*) filter (where translations ? 'sv')::int as sv,
      count(*) filter (where translations ? 'en')::int as en, count(*) filter (where translations ? 'fr')::int as fr
    from (select translations from coupon where chain_id = ${thisChain} and ${live}
      union all select translations from category where chain_id = ${thisChain} and removed_at is null
      union all select translations from campaign where chain_id = ${thisChain} and ${live}
      union all select card.translations || full_card.translations from stamp_card card
        join stamp_card_coupon full_card on (full_card.chain_id, full_card.stamp_card_id) = (card.chain_id, card.id)
        where card.chain_id = ${thisChain} and full_card.chain_id = ${thisChain} and ${live}
      union all select translations from club_points where chain_id = ${thisChain}
        and (name <> '' or description <> '' or translations <> '{}')) as all_of_it`);
}
