import { type Compilable, sql, type Transaction } from "kysely";
import { recordAct } from "#features/insight/figures/api/record-figures.ts";
import { type Writing, writeEntries } from "#features/loyalty/points/api/write-account.ts";
import { writeCards } from "#features/loyalty/stamp-cards/api/write-cards.ts";
import { insertConsent, selectLatestConsents } from "#features/members/consents/api/queries.ts";
import { type Channel, channels } from "#packages/domain/people/channels.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { ChannelConsent } from "../domain/merged-consents.ts";
import type { MergingProfile } from "../domain/merged-profile.ts";
import type { MergePlan } from "../domain/plan-merge.ts";
import type { ReadMembership } from "./read-memberships.ts";

/** Moments as text: kept as JSON. */
type Kept = MergingProfile & { registeredAt: string };

/** Both as they were, and the one as it became. */
export interface KeptProfiles {
  kept: Kept & { consents: Record<Channel, ChannelConsent> };
  other: Kept & { consents: Record<Channel, ChannelConsent> };
  merged: Kept & { given: Record<Channel, boolean> };
}

/** A profile's columns but for the addresses, which no two members have at once, and what members are counted by. */
export const profileColumns = (profile: MergingProfile) => ({
  first_name: profile.name.first,
  last_name: profile.name.last,
  language: profile.language,
  street: profile.address.street,
  zip_code: profile.address.zipCode,
  city: profile.address.city,
  birthday: profile.birthday === null ? null : Temporal.PlainDate.from(profile.birthday),
  gender: profile.gender,
});

interface Counted {
  keptId: number;
  otherId: number;
  /** As it becomes. */
  kept: Pick<Kept, "homeLocationId" | "registeredAt">;
  /** Of the other: whose membership it has become, since when, and where it is reached; none: it is its own again. */
  gone: { into: number; now: Temporal.Instant } | null;
  otherReachedBy: { email: string | null; phone: string | null };
}

/**
 * What members are counted by, of both in one statement: the rows that count them are then taken in one order, and two who
 * merge at once wait for each other in no circle.
 */
export async function moveCounted(
  trx: Transaction<DB>,
  { keptId, otherId, kept: survivor, gone, otherReachedBy }: Counted,
) {
  const ofKept = sql<boolean>`member.id = ${keptId}`;
  const { email, phone } = otherReachedBy;
  await trx
    .updateTable("member")
    .set({
      home_location_id: sql`case when ${ofKept} then ${survivor.homeLocationId}::bigint else home_location_id end`,
      registered_at: sql`case when ${ofKept} then ${survivor.registeredAt}::timestamptz else registered_at end`,
      email: sql`case when ${ofKept} then email else ${email} end`,
      phone: sql`case when ${ofKept} then phone else ${phone} end`,
      removed_at: sql`case when ${ofKept} then removed_at else ${gone?.now ?? null}::timestamptz end`,
      merged_into: sql`case when ${ofKept} then merged_into else ${gone?.into ?? null}::bigint end`,
    })
    .where(sql<boolean>`member.id = any(${[keptId, otherId]}::bigint[])`)
    .execute();
}

interface Profiles {
  keptId: number;
  otherId: number;
  now: Temporal.Instant;
  profiles: KeptProfiles;
}

/** The other goes, and keeps its own addresses, which lead to the kept one at the till. The kept one takes what was chosen. */
export async function writeMergedProfiles(
  trx: Transaction<DB>,
  { keptId, otherId, now, profiles: { other, merged } }: Profiles,
): Promise<void> {
  await moveCounted(trx, { keptId, otherId, kept: merged, gone: { into: keptId, now }, otherReachedBy: other });
  await trx
    .updateTable("member")
    .set(profileColumns(merged))
    .set({ email_notification: merged.given.EMAIL, phone_notification: merged.given.SMS })
    .where("id", "=", keptId)
    .execute();
  await trx
    .updateTable("member")
    .set({ email_notification: false, phone_notification: false })
    .where("id", "=", otherId)
    .execute();
}

/** Entries that the merge itself makes (debts paid, stamps joined), and the figures of the member. */
export function writeMergedHoldings(who: Writing, { account, cards }: MergePlan): Compilable[] {
  const changes = cards.map(({ stampCardId, before, card, entries }) => ({
    stampCardId,
    before,
    after: card,
    entries,
  }));
  return [
    ...writeEntries(who, account.entries),
    ...writeCards(who, { purchaseId: null, returnId: null, redemptionId: null }, changes),
    ...recordAct({ who, entries: account.entries, cards: changes, isMoved: true }),
  ];
}

interface MergedConsents {
  memberId: number;
  accountId: number;
  now: Temporal.Instant;
  kept: ReadMembership;
  other: ReadMembership;
  plan: MergePlan;
}

/**
 * Evidence of what stands after a merge, on each channel that anybody ever answered. A no that nobody said is none, and one that
 * came along to a member who was never asked stands by itself: it goes when the two are parted.
 */
export async function writeMergedConsents(
  trx: Transaction<DB>,
  chain: Chain,
  { memberId, accountId, now, kept: survivor, other, plan }: MergedConsents,
): Promise<void> {
  const latest = await selectLatestConsents(trx, memberId).execute();
  for (const channel of channels) {
    const [mine, otherConsent] = [survivor.membership.consents[channel], other.membership.consents[channel]];
    const isRefused = mine.optedOut || otherConsent.optedOut;
    if (!mine.given && !otherConsent.given && !isRefused) continue;
    const hasConsent = plan.consents[channel];
    const cameAlong = latest.some((consent) => consent.channel === channel && !consent.given);
    if (cameAlong && !hasConsent && !mine.given && !mine.optedOut) continue;
    const source = hasConsent || isRefused ? "MERGE" : "ADDRESS_REMOVED";
    await insertConsent(trx, chain, {
      memberId,
      channel,
      given: hasConsent,
      addressLeft: true,
      now,
      accountId,
      source,
    }).execute();
  }
}
