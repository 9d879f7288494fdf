import { takenFields } from "@stammis/domain/merging/merged-profile";
import { type MergePlan, planMerge } from "@stammis/domain/merging/plan-merge";
import { sql, type Transaction } from "kysely";
import { thisChain } from "../../db/this-chain.ts";
import type { DB } from "../../db/types.ts";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import {
  findStoredAnswer,
  keptFor,
  refuseReused,
  replayed,
  retryOf,
  storeAnswer,
} from "../../request/stored-answers.ts";
import { stampCardRule } from "../stamp-cards/stamp-card-shape.ts";
import { lockStampCards } from "../visits/visit-queries.ts";
import { lockBoth, selectLatestEntries } from "./queries.ts";
import { membershipOf, membershipStatements, type ReadMembership } from "./read-memberships.ts";
import { tellMerged } from "./tell-merged.ts";
import { type KeptProfiles, writeMergedConsents, writeMergedHoldings, writeMergedProfiles } from "./write-merge.ts";

type Answer = { mergeId: number };

/** What an undo goes back to, without what it can read from the other's own row. */
const profilesOf = (kept: ReadMembership, other: ReadMembership, plan: MergePlan): KeptProfiles => ({
  kept: { ...kept.known.profile, registeredAt: kept.known.registeredAt.toString(), consents: kept.known.consents },
  other: { ...other.known.profile, registeredAt: other.known.registeredAt.toString(), consents: other.known.consents },
  merged: { ...plan.profile, registeredAt: plan.registeredAt.toString(), given: plan.consents },
});

interface Merging {
  call: Call<"mergeMembers">;
  kept: ReadMembership;
  other: ReadMembership;
  plan: MergePlan;
  latest: { point: number; stamp: number };
}

function insertMerge(trx: Transaction<DB>, { call, kept, other, plan, latest }: Merging) {
  const { chain, actor, now } = call;
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
      kept_id: kept.profile.id,
      other_id: other.profile.id,
      account_id: actor.accountId,
      merged_at: now,
      after_entry: latest.point,
      after_stamp_entry: latest.stamp,
      other_email: other.profile.email,
      other_phone: other.profile.phone,
      profiles: sql`${JSON.stringify(profilesOf(kept, other, plan))}::jsonb`,
      cards: sql`${JSON.stringify(cards)}::jsonb`,
      welcome_swapped: plan.welcome === "OTHER",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/**
 * Makes two memberships one. Both rows are locked first, in the order of their ids, so that tills wait and then find the one that
 * is left; what belonged to the other stands in the kept one's name from then on. Product "merging duplicates with undo".
 */
export async function mergeMembers({ db, changes, config }: Services, call: Call<"mergeMembers">): Promise<Answer> {
  const { chain, actor, params, body, day, now, idempotencyKey } = call;
  const { accountId } = actor;
  const { today } = day;
  const [keptId, otherId] = [params.id, body.otherId];
  if (keptId === otherId) refuse("SAME_MEMBER");
  const retry = retryOf(chain.id, accountId, "mergeMembers", idempotencyKey, { ...params, ...body });
  const act = db.inChain(chain.id, async (trx, { batch }): Promise<Answer> => {
    const both = await lockBoth(trx, actor, [keptId, otherId]).execute();
    const [stored] = await batch(findStoredAnswer(db.build, retry));
    const before = replayed<Answer>(stored[0], retry);
    if (before) return before;
    if (both.length < 2) refuse("NOT_FOUND");
    const [ours, theirs, [latest]] = await Promise.all([
      batch(...membershipStatements(db.build, keptId)),
      batch(...membershipStatements(db.build, otherId)),
      batch(selectLatestEntries([keptId, otherId])),
    ]);
    const kept = membershipOf(ours, day) ?? refuse("NOT_FOUND");
    const other = membershipOf(theirs, day) ?? refuse("NOT_FOUND");
    const cards = await lockStampCards(trx, [...other.known.cards.keys()]).execute();
    const rules = new Map(cards.map((row) => [row.id, stampCardRule(row, day)]));
    const plan = planMerge(kept.known, other.known, { taken: body.taken, rules }, today);
    const merging = { call, kept, other, plan, latest: latest[0] ?? { point: 0, stamp: 0 } };
    const { id: mergeId } = await insertMerge(trx, merging);
    await writeMergedProfiles(trx, { keptId, otherId, now, profiles: profilesOf(kept, other, plan) });
    await sql`select merge_members(id, ${today}::date) from member_merge
      where chain_id = ${thisChain} and id = ${mergeId}`.execute(trx);
    await batch(...writeMergedHoldings({ chainId: chain.id, memberId: keptId, now, today }, plan));
    await writeMergedConsents(trx, chain, { memberId: keptId, accountId, now, kept, other, plan });
    await tellMerged(trx, config, { chain, keptId, otherId, profile: plan.profile, now });
    const taken = takenFields(kept.known.profile, other.known.profile, body.taken);
    await audit(trx, chain, {
      accountId,
      act: "merge-members",
      subject: `member ${keptId}`,
      detail: { other: otherId, merge: mergeId, taken },
    });
    await storeAnswer(trx, retry, JSON.stringify({ mergeId }), call.realNow.add(keptFor)).execute();
    return { mergeId };
  });
  const answer = await act.catch(refuseReused);
  changes.tell(`member:${chain.id}/${keptId}`, `member:${chain.id}/${otherId}`);
  return answer;
}
