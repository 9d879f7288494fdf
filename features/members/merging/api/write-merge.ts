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

/** The time is text, because the profile is stored as JSON. */
type Kept = MergingProfile & { registeredAt: string };

/** The profiles of both memberships before the merge, and the profile that results. */
export interface KeptProfiles {
  kept: Kept & { consents: Record<Channel, ChannelConsent> };
  other: Kept & { consents: Record<Channel, ChannelConsent> };
  merged: Kept & { given: Record<Channel, boolean> };
}

/**
 * Returns a profile's columns, except the addresses, which are unique, and the columns by which statistics are counted.
 */
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
  /** The kept member's new home location and registration time. */
  kept: Pick<Kept, "homeLocationId" | "registeredAt">;
  /**
   * `gone`: the member that the other membership is merged into, and the time; null when it is separate again.
   * `otherReachedBy`: its addresses.
   */
  gone: { into: number; now: Temporal.Instant } | null;
  otherReachedBy: { email: string | null; phone: string | null };
}

/**
 * Updates the counted columns of both members in one statement. The statistics rows are then locked in one order, so
 * that concurrent merges cannot deadlock.
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

/**
 * Marks the other membership as merged; its own addresses still lead the till to the kept member. Writes the chosen
 * fields to the kept member.
 */
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

/**
 * Returns the statements that write the merge's own entries (deficits paid, stamps added up) and the member's
 * statistics.
 */
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
 * Adds evidence of the consents after a merge, for each channel with an answer. No consent is not a refusal. A refusal
 * merged into a member without an answer needs no evidence, because an undo returns it.
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
