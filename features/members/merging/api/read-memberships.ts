import { campaignFacts } from "#features/loyalty/campaigns/api/campaign-shape.ts";
import { selectWelcomeOffer } from "#features/loyalty/campaigns/api/own-campaigns.ts";
import { selectLots } from "#features/loyalty/points/api/ledger.ts";
import { selectSettlements } from "#features/loyalty/points/api/settlements.ts";
import { settlementsOf } from "#features/loyalty/points/domain/ledger-replay.ts";
import { effectiveStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { fillingColumns, heldCards } from "#features/loyalty/stamp-cards/api/member-cards.ts";
import { selectProfile } from "#features/members/directory/api/queries.ts";
import { type ClubDay, membersRedeem } from "#packages/domain/club/club-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { RowsOfEach } from "#packages/server/db/database.ts";
import { membersWithStatistics } from "#packages/server/db/member-statistics.ts";
import type { Membership } from "../domain/plan-merge.ts";

const selectFacts = (db: Build, memberId: number) =>
  membersWithStatistics(db)
    .leftJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "member.chain_id").onRef("location.id", "=", "member.home_location_id"),
    )
    .select(["registered_at", "purchase_count", "purchase_total_ore", "location.name as home_location"])
    .where("member.id", "=", memberId);

/** Selects a member's state on each card the member ever started. */
export const selectOwnCardRows = (db: Build, memberId: number) =>
  db
    .selectFrom("member_stamp_card")
    .select(["stamp_card_id as stampCardId", "last_order as lastOrder", "owed"])
    .where("member_id", "=", memberId);

/** Selects all fillings of a member. */
export const selectAllFillings = (db: Build, memberId: number) =>
  db.selectFrom("stamp_card_usage").select(fillingColumns).where("member_id", "=", memberId);

/** Returns the queries of a membership that decide how it is merged. */
export const membershipStatements = (db: Build, memberId: number) =>
  [
    selectProfile(db, memberId),
    selectFacts(db, memberId),
    selectLots(db, memberId),
    selectSettlements(db, memberId),
    selectOwnCardRows(db, memberId),
    selectAllFillings(db, memberId),
    selectWelcomeOffer(db, memberId),
  ] as const;

export type MembershipRows = RowsOfEach<ReturnType<typeof membershipStatements>>;

type Profile = MembershipRows[0][number];
type Facts = MembershipRows[1][number];

/** A membership's rows, and the same data in the form that the merge rules need. */
export interface ReadMembership {
  profile: Profile;
  facts: Facts;
  welcome: MembershipRows[6][number] | undefined;
  membership: Membership;
}

function welcomeOf(row: MembershipRows[6][number] | undefined, day: ClubDay): Membership["welcome"] {
  if (!row) return null;
  const campaignStatus = effectiveStatus(campaignFacts(row, day));
  return { through: row.through, usedPurchaseId: row.used_purchase_id, campaignStatus, redeems: membersRedeem(day) };
}

/** Returns the membership; null when there is no such member. */
export function membershipOf(
  [[profile], [facts], lots, settlements, memberCards, fillings, [welcome]]: MembershipRows,
  day: ClubDay,
): ReadMembership | null {
  if (!profile || !facts) return null;
  const state: Membership = {
    profile: {
      name: { first: profile.first_name, last: profile.last_name },
      email: profile.email,
      phone: profile.phone,
      language: profile.language,
      address: { street: profile.street, zipCode: profile.zip_code, city: profile.city },
      birthday: profile.birthday?.toString() ?? null,
      gender: profile.gender,
      homeLocationId: profile.home_location_id,
    },
    registeredAt: facts.registered_at,
    account: { lots, settlements: settlementsOf(settlements) },
    cards: heldCards({ memberCards, fillings }),
    welcome: welcomeOf(welcome, day),
    consents: {
      EMAIL: { given: profile.email_notification, optedOut: profile.opted_out.includes("EMAIL") },
      SMS: { given: profile.phone_notification, optedOut: profile.opted_out.includes("SMS") },
    },
  };
  return { profile, facts, welcome, membership: state };
}
