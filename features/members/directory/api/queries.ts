import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { pendingAddress, unsentChannels } from "#features/access/contacts/api/queries.ts";
import { balanceColumn, selectUsableLots } from "#features/loyalty/points/api/ledger.ts";
import type { PointSums } from "#features/loyalty/points/domain/ledger.ts";
import { type OwnCardRow, openFillingOf, selectOwnCards } from "#features/loyalty/stamp-cards/api/own-cards.ts";
import { rewardFillingOf, selectRewards, type WonRow } from "#features/loyalty/stamp-cards/api/own-rewards.ts";
import { optedOutChannels } from "#features/members/consents/api/queries.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import { membersWithStatistics } from "#packages/server/db/member-statistics.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { versionOf } from "#packages/server/request/versions.ts";
import { directorySchemas } from "../contract/schemas.ts";
import type { ProfileShape } from "../contract/shapes.ts";

/** Selects a member with the columns of the profile. */
export function selectProfile(db: Build, memberId: number) {
  return db
    .selectFrom("member")
    .select([
      "id",
      "membership_number",
      "first_name",
      "last_name",
      "email",
      "phone",
      "language",
      "street",
      "city",
      "zip_code",
    ])
    .select(["birthday", "gender", "email_notification", "phone_notification", "email_bounced_at", "home_location_id"])
    .select([pendingAddress("EMAIL").as("pending_email"), pendingAddress("SMS").as("pending_phone")])
    .select([optedOutChannels.as("opted_out"), unsentChannels.as("unsent")])
    .where("id", "=", memberId)
    .where("removed_at", "is", null);
}

export type ProfileRow = Awaited<ReturnType<ReturnType<typeof selectProfile>["execute"]>>[number];

/** Returns the profile for its editor, with the address fields at the top level, as the request sends them. */
export function ownProfileOf(row: ProfileRow, holdings: Holdings) {
  const profile = profileOf(row, holdings);
  return { ...profile, version: versionOf(directorySchemas.updateMember.body, { ...profile, ...profile.address }) };
}

/** The parts of the profile that are stored outside the member's own row. */
export interface Holdings {
  balance: number;
  cards: readonly OwnCardRow[];
  rewards: readonly WonRow[];
  day: ClubDay;
}

export function profileOf(row: ProfileRow, { balance, cards, rewards, day }: Holdings): ProfileShape {
  return {
    id: row.id,
    membershipId: row.membership_number,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    address: { street: row.street, zipCode: row.zip_code, city: row.city },
    birthday: row.birthday?.toString() ?? null,
    gender: row.gender,
    pendingEmail: row.pending_email,
    pendingPhone: row.pending_phone,
    unsentProofs: row.unsent,
    emailNotification: row.email_notification,
    emailBounced: row.email_bounced_at !== null,
    phoneNotification: row.phone_notification,
    optedOut: row.opted_out,
    clubPoints: balance,
    stampcardUsage: cards.flatMap((card) => openFillingOf(card, day) ?? []),
    stampcardCouponUsage: rewards.map(rewardFillingOf),
    authority: "ROLE_CONSUMER",
    pointsOfSaleIds: row.home_location_id === null ? [] : [row.home_location_id],
  };
}

/** The queries of a profile: the member, their usable points, stamp cards in progress, and rewards won. */
export const selectProfileParts = (db: Build, memberId: number, today: Temporal.PlainDate) =>
  [
    selectProfile(db, memberId),
    selectUsableLots(db, memberId, today),
    selectOwnCards(db, { memberId, today, earlier: 0 }),
    selectRewards(db, memberId, today),
  ] as const;

export function selectMemberRows(db: Build, today: Temporal.PlainDate) {
  return membersWithStatistics(db)
    .leftJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "member.chain_id").onRef("location.id", "=", "member.home_location_id"),
    )
    .select([
      "member.id",
      "membership_number",
      "first_name",
      "last_name",
      "member.email",
      "member.phone",
      "registered_at",
    ])
    .select(["last_purchase_at", "purchase_count", "purchase_total_ore", "location.name as home_location"])
    .select(balanceColumn(today).as("club_points"))
    .where("removed_at", "is", null);
}

/** Sums the points in a table of a member's account, except rows that a row of another table cancels. */
const notGivenBack = (
  table: "redemption" | "point_deduction",
  by: string,
  id: string,
  own: RawBuilder<unknown>,
) => sql`(
  select coalesce(sum(points), 0) from ${sql.table(table)} as taken where ${own} and not exists (
    select from ${sql.table(by)} as back where back.chain_id = ${thisChain} and ${sql.ref(`back.${id}`)} = taken.id))`;

/**
 * Selects sums over a member's complete history: points earned, redeemed and deducted, less cancelled ones. `expiredOf`
 * derives the expired points. Reads an index of lots, and otherwise only rewards, corrections and returns (decision 6).
 */
export function selectPointSums(db: Build, memberId: number) {
  const own = sql`chain_id = ${thisChain} and member_id = ${memberId}`;
  const sums = sql<PointSums>`(select ((select coalesce(sum(amount), 0) from point_lot where ${own})
      - (select coalesce(sum(points), 0) from point_entry where ${own} and kind = 'RETURN'))::bigint as earned,
    ${notGivenBack("redemption", "redemption_cancellation", "redemption_id", own)}::bigint as redeemed,
    ${notGivenBack("point_deduction", "deduction_withdrawal", "deduction_id", own)}::bigint as deducted)`;
  return db.selectFrom(sums.as("sums")).selectAll();
}

const boughtAt = <Sum = number>(locationIds: readonly number[], sum: string) =>
  sql<Sum>`(select ${sql.raw(sum)} from purchase where purchase.chain_id = ${thisChain}
    and purchase.member_id = member.id and purchase.amount_ore + purchase.discount_ore > 0 and purchase.returned_at is null
    and purchase.location_id = any(${[...locationIds]}::bigint[]))`;

/** The sums of a member's purchases, in the club or only at the reader's points of sale. */
const purchaseSums = (locationIds: readonly number[] | null) =>
  locationIds === null
    ? (["purchase_count", "purchase_total_ore", "last_purchase_at"] as const)
    : ([
        boughtAt(locationIds, "count(*)::int").as("purchase_count"),
        boughtAt(locationIds, "coalesce(sum(amount_ore - returned_ore), 0)::bigint").as("purchase_total_ore"),
        boughtAt<Temporal.Instant | null>(locationIds, "max(purchased_at)").as("last_purchase_at"),
      ] as const);

export function selectMemberFacts(db: Build, memberId: number, locationIds: readonly number[] | null) {
  return membersWithStatistics(db)
    .leftJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "member.chain_id").onRef("location.id", "=", "member.home_location_id"),
    )
    .select(["location.name as home_location", "registered_at"])
    .select([...purchaseSums(locationIds)])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("consent")
          .leftJoin("account", "account.id", "consent.account_id")
          .select(["channel", "given", "at", "source", "text", "consent.language"])
          .select(staffName().as("author"))
          .whereRef("consent.chain_id", "=", "member.chain_id")
          .whereRef("consent.member_id", "=", "member.id")
          .orderBy("consent.id", "desc"),
      ).as("consents"),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("member_acceptance as accepted")
          .innerJoin("terms_version as version", (join) =>
            join
              .onRef("version.chain_id", "=", "accepted.chain_id")
              .onRef("version.id", "=", "accepted.terms_version_id"),
          )
          .select(["version.kind", "version.version", "accepted.accepted_at as at"])
          .whereRef("accepted.chain_id", "=", "member.chain_id")
          .whereRef("accepted.member_id", "=", "member.id")
          .orderBy("accepted.accepted_at", "desc")
          .orderBy("version.kind"),
      ).as("acceptances"),
    )
    .where("member.id", "=", memberId);
}
