import { type Compilable, sql, type Transaction } from "kysely";
import { recordAct } from "#features/insight/figures/api/record-figures.ts";
import type { Writing } from "#features/loyalty/points/api/write-account.ts";
import { heldCards } from "#features/loyalty/stamp-cards/api/member-cards.ts";
import { writeCards } from "#features/loyalty/stamp-cards/api/write-cards.ts";
import { type MemberCard, untouchedCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { CardChange } from "#features/till/register/domain/card-changes.ts";
import type { Config } from "#packages/server/config.ts";
import type { Trips } from "#packages/server/db/database.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { type CameAlong, partCards } from "../domain/merge-cards.ts";
import { undoProblem } from "../domain/undo-merge.ts";
import { forgetContactsOf } from "./keep-contacts.ts";
import type { InClub } from "./merge-two.ts";
import { notifyBoth } from "./notify-both.ts";
import { refuseOwnMembership } from "./own-membership.ts";
import { selectMerge, sinceColumns } from "./queries.ts";
import { selectAllFillings, selectOwnCardRows } from "./read-memberships.ts";
import type { KeptProfiles } from "./write-merge.ts";
import { writePartedProfiles } from "./write-parted.ts";

type KeptCard = CameAlong & { card: number; starts: number };

/**
 * Returns the changes of the kept member's and the other's stamp cards. Refuses if merged stamps are no longer on the
 * cards.
 */
function partAll(cards: ReadonlyMap<number, MemberCard>, came: readonly KeptCard[], today: Temporal.PlainDate) {
  const changes: { kept: CardChange[]; other: CardChange[] } = { kept: [], other: [] };
  for (const { card: stampCardId, starts: from, count, open } of came) {
    const parted = partCards(cards.get(stampCardId) ?? untouchedCard, { from, count, open }, today);
    if (!parted.ok) return refuse("MERGED_THINGS_USED");
    for (const side of ["kept", "other"] as const) {
      const { before, card: after, entries } = parted[side];
      // An untouched card is not written, so that the kept member gets no row for a card they never had.
      if (after !== before) changes[side].push({ stampCardId, before, after, entries });
    }
  }
  return changes;
}

const write = (who: Writing, changes: readonly CardChange[]): Compilable[] => [
  ...writeCards(who, { purchaseId: null, returnId: null, redemptionId: null }, changes),
  ...recordAct({ who, cards: changes, isMoved: true }),
];

/** `accountId`: the staff account that makes the undo; `askedBy`: the local merchant who requested it. */
export interface Separation {
  keptId: number;
  mergeId: number;
  accountId: number;
  askedBy: number | null;
}

/** Locks both members of a merge that was not undone, and returns the other's id. Refuses NOT_FOUND. */
export async function lockMerge(trx: Transaction<DB>, keptId: number, mergeId: number): Promise<number> {
  const merge = await selectMerge(trx, keptId, mergeId).executeTakeFirst();
  const otherId = merge?.other_id ?? refuse("NOT_FOUND");
  await trx
    .selectFrom("member")
    .select("id")
    .where(sql<boolean>`id = any(${[keptId, otherId]}::bigint[])`)
    .orderBy("id")
    .forUpdate()
    .execute();
  return otherId;
}

/**
 * Separates two memberships whose rows the caller has locked. Each gets its own data again; later purchases stay with
 * the kept one. No session, password or address moves. Refuses OWN_MERGE, NOT_FOUND, and the problem that prevents the
 * undo.
 */
export async function separateTwo(
  trx: Transaction<DB>,
  batch: Trips["batch"],
  { config, call, separation }: { config: Config; call: InClub; separation: Separation },
): Promise<void> {
  const { chain, day, now } = call;
  const { today } = day;
  const { keptId, mergeId, accountId, askedBy } = separation;
  const merge =
    (await selectMerge(trx, keptId, mergeId).select(sinceColumns).executeTakeFirst()) ?? refuse("NOT_FOUND");
  const { merged_at: mergedAt, merged_again: mergedAgain, used, profiles, other_id: otherId } = merge;
  await refuseOwnMembership(trx, [accountId, askedBy], [keptId, otherId]);
  const problem = undoProblem({ mergedAt, now, mergedAgain, used });
  if (problem) refuse(problem);
  if (!profiles) return refuse("NOT_FOUND");
  const [memberCards, fillings] = await batch(selectOwnCardRows(trx, keptId), selectAllFillings(trx, keptId));
  const came = merge.cards as unknown as KeptCard[];
  const parted = partAll(heldCards({ memberCards, fillings }), came, today);
  await sql`select part_members(id, ${today}::date) from member_merge
    where chain_id = ${thisChain} and id = ${mergeId}`.execute(trx);
  const before = profiles as unknown as KeptProfiles;
  const parting = { keptId, otherId, mergedAt, now, realNow: call.realNow, accountId, profiles: before };
  const survivor = await writePartedProfiles(trx, chain, parting);
  await forgetContactsOf(trx, keptId, [before.other.email, before.other.phone]);
  const who = { chainId: chain.id, now, today };
  await batch(
    ...write({ ...who, memberId: keptId }, parted.kept),
    ...write({ ...who, memberId: otherId }, parted.other),
  );
  await trx
    .updateTable("member_merge")
    .set({ undone_at: now, undone_by: accountId, profiles: null, other_email: null, other_phone: null })
    .where("id", "=", mergeId)
    .execute();
  const other = { ...before.other, id: otherId };
  await notifyBoth(trx, config, { chain, what: "SEPARATED", now, kept: { ...survivor, id: keptId }, other });
  await audit(trx, chain, {
    accountId,
    act: "undo-merge",
    subject: `member ${keptId}`,
    detail: { other: otherId, merge: mergeId, ...(askedBy !== null && { askedBy }) },
  });
}
