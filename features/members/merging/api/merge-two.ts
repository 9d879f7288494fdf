import { sql, type Transaction } from "kysely";
import { stampCardRule } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import { lockStampCards } from "#features/till/register/api/visits/visit-queries.ts";
import type { Config } from "#packages/server/config.ts";
import type { Trips } from "#packages/server/db/database.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { type ProfileField, takenFields } from "../domain/merged-profile.ts";
import { type MergePlan, planMerge } from "../domain/plan-merge.ts";
import { keepContactsToProve } from "./keep-contacts.ts";
import { notifyBoth } from "./notify-both.ts";
import { refuseOwnMembership } from "./own-membership.ts";
import { selectLatestEntries } from "./queries.ts";
import { membershipOf, membershipStatements, type ReadMembership } from "./read-memberships.ts";
import { type KeptProfiles, writeMergedConsents, writeMergedHoldings, writeMergedProfiles } from "./write-merge.ts";

/** `accountId`: the staff account that makes the merge; `askedBy`: the local merchant who requested it. */
export interface Merge {
  keptId: number;
  otherId: number;
  taken: readonly ProfileField[];
  accountId: number;
  askedBy: number | null;
}

export type InClub = Pick<Call<"mergeMembers">, "chain" | "day" | "now" | "realNow">;

/** Returns the profiles that an undo restores, without data that the other membership's own row still contains. */
const profilesOf = (survivor: ReadMembership, other: ReadMembership, plan: MergePlan): KeptProfiles => ({
  kept: {
    ...survivor.membership.profile,
    registeredAt: survivor.membership.registeredAt.toString(),
    consents: survivor.membership.consents,
  },
  other: {
    ...other.membership.profile,
    registeredAt: other.membership.registeredAt.toString(),
    consents: other.membership.consents,
  },
  merged: { ...plan.profile, registeredAt: plan.registeredAt.toString(), given: plan.consents },
});

interface Merging {
  call: InClub;
  merge: Merge;
  kept: ReadMembership;
  other: ReadMembership;
  plan: MergePlan;
  latest: { point: number; stamp: number };
}

function insertMerge(trx: Transaction<DB>, { call, merge, kept: survivor, other, plan, latest }: Merging) {
  const { chain, now } = call;
  const cards = plan.cards.map(({ stampCardId, from, count, open, owed }) => ({
    card: stampCardId,
    starts: from,
    count,
    open,
    owed,
  }));
  return trx
    .insertInto("member_merge")
    .values({
      chain_id: chain.id,
      kept_id: survivor.profile.id,
      other_id: other.profile.id,
      account_id: merge.accountId,
      merged_at: now,
      after_entry: latest.point,
      after_stamp_entry: latest.stamp,
      other_email: other.profile.email,
      other_phone: other.profile.phone,
      profiles: sql`${JSON.stringify(profilesOf(survivor, other, plan))}::jsonb`,
      cards: sql`${JSON.stringify(cards)}::jsonb`,
      welcome_swapped: plan.welcome === "OTHER",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/**
 * Merges two memberships whose rows the caller has locked. The other's sessions, password and pending links end, and
 * its contacts need proof by the kept member. Notifies both memberships. Refuses OWN_MERGE, NOT_FOUND.
 */
export async function mergeTwo(
  trx: Transaction<DB>,
  { batch }: Pick<Trips, "batch">,
  { config, call, merge }: { config: Config; call: InClub; merge: Merge },
): Promise<number> {
  const { chain, day, now } = call;
  const { today } = day;
  const { keptId, otherId, accountId, askedBy } = merge;
  await refuseOwnMembership(trx, [accountId, askedBy], [keptId, otherId]);
  const [ours, otherRows, [latest]] = await Promise.all([
    batch(...membershipStatements(trx, keptId)),
    batch(...membershipStatements(trx, otherId)),
    batch(selectLatestEntries([keptId, otherId])),
  ]);
  const survivor = membershipOf(ours, day) ?? refuse("NOT_FOUND");
  const other = membershipOf(otherRows, day) ?? refuse("NOT_FOUND");
  const cards = await lockStampCards(trx, [...other.membership.cards.keys()]).execute();
  const rules = new Map(cards.map((row) => [row.id, stampCardRule(row, day)]));
  const plan = planMerge(survivor.membership, other.membership, { taken: merge.taken, rules }, today);
  const merging = { call, merge, kept: survivor, other, plan, latest: latest[0] ?? { point: 0, stamp: 0 } };
  const { id: mergeId } = await insertMerge(trx, merging);
  await writeMergedProfiles(trx, { keptId, otherId, now, profiles: profilesOf(survivor, other, plan) });
  await sql`select merge_members(id, ${today}::date) from member_merge
    where chain_id = ${thisChain} and id = ${mergeId}`.execute(trx);
  await batch(...writeMergedHoldings({ chainId: chain.id, memberId: keptId, now, today }, plan));
  await writeMergedConsents(trx, chain, { memberId: keptId, accountId, now, kept: survivor, other, plan });
  await keepContactsToProve(trx, call, {
    memberId: keptId,
    accountId,
    other: other.membership.profile,
    fields: plan.toProve,
  });
  await notifyBoth(trx, config, { chain, what: "MERGED", now, kept: survivor.profile, other: other.profile });
  await audit(trx, chain, {
    accountId,
    act: "merge-members",
    subject: `member ${keptId}`,
    detail: {
      other: otherId,
      merge: mergeId,
      taken: [...takenFields(survivor.membership.profile, other.membership.profile, merge.taken), ...plan.toProve],
      ...(askedBy !== null && { askedBy }),
    },
  });
  return mergeId;
}
