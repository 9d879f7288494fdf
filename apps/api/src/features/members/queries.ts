import { memberSchemas } from "@stammis/contract/members/schemas";
import type { ProfileShape } from "@stammis/contract/shapes";
import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Build } from "../../db/build.ts";
import { membersWithStatistics } from "../../db/member-statistics.ts";
import { staffName } from "../../db/staff-name.ts";
import { thisChain } from "../../db/this-chain.ts";
import { versionOf } from "../../request/versions.ts";
import { optedOutChannels } from "../consents/queries.ts";
import { pendingAddress, unsentChannels } from "../contacts/queries.ts";
import { balanceColumn, selectUsableLots } from "../points/ledger.ts";
import { type OwnCardRow, openFillingOf, selectOwnCards } from "../stamp-cards/own-cards.ts";
import { rewardUsageOf, selectRewards, type WonRow } from "../stamp-cards/own-rewards.ts";

/** A member with what the profile tells. */
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

/** The same as its editor is answered: the address flat, as it is sent. */
export function ownProfileOf(row: ProfileRow, holdings: Holdings) {
  const profile = profileOf(row, holdings);
  return { ...profile, version: versionOf(memberSchemas.updateMember.body, { ...profile, ...profile.address }) };
}

/** What the profile tells beside the member's own facts. */
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
    stampcardCouponUsage: rewards.map(rewardUsageOf),
    authority: "ROLE_CONSUMER",
    pointsOfSaleIds: row.home_location_id === null ? [] : [row.home_location_id],
  };
}

/** A profile's statements: the member, their usable points, cards being filled, and rewards won. */
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

const sumOf = (kind: string) => sql`coalesce(sum(points) filter (where kind = ${sql.lit(kind)}), 0)::bigint`;

/**
 * Sums of a member's account: what was earned and kept, what was used or taken and not given back, what expired. Each is of
 * all that this one member ever did, read once: kept beside the member, they would cost each purchase a write.
 */
export function selectPointSums(db: Build, memberId: number, today: Temporal.PlainDate) {
  const own = sql`chain_id = ${thisChain} and member_id = ${memberId}`;
  const sums = sql<{ earned: number; redeemed: number; deducted: number; expired: number }>`(
    select given - returned as earned, redeemed, deducted, expired
    from (select coalesce(sum(amount), 0)::bigint as given,
        coalesce(sum(left_points) filter (where valid_through < ${today}::date), 0)::bigint as expired
      from point_lot where ${own}) as lots,
      (select ${sumOf("RETURN")} as returned, ${sumOf("REDEEM")} - ${sumOf("CANCEL")} as redeemed,
        ${sumOf("DEDUCT")} - ${sumOf("RESTORE")} as deducted from point_entry where ${own}) as entries)`;
  return db.selectFrom(sums.as("sums")).selectAll();
}

const boughtAt = <Sum = number>(locationIds: readonly number[], sum: string) =>
  sql<Sum>`(select ${sql.raw(sum)} from purchase where purchase.chain_id = ${thisChain}
    and purchase.member_id = member.id and purchase.amount_ore + purchase.discount_ore > 0 and purchase.returned_at is null
    and purchase.location_id = any(${[...locationIds]}::bigint[]))`;

/** What a member has bought: in the whole club, or at the points of sale the reader works at. */
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
