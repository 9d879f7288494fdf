import { type CameAlong, partCards } from "@stammis/domain/merging/merge-cards";
import { undoProblem } from "@stammis/domain/merging/undo-merge";
import { type MemberCard, untouchedCard } from "@stammis/domain/stamp-cards/card-fillings";
import type { CardChange } from "@stammis/domain/visits/card-changes";
import { type Compilable, sql } from "kysely";
import { isTaken } from "../../db/errors.ts";
import { thisChain } from "../../db/this-chain.ts";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { countersOfCards, writeCounters } from "../figures/write-counters.ts";
import type { Writing } from "../points/write-account.ts";
import { heldCards } from "../stamp-cards/member-cards.ts";
import { writeCards } from "../stamp-cards/write-cards.ts";
import { keepCards, keepPoints } from "../statistics/write-statistics.ts";
import { selectBoth, selectMerge, sinceColumns } from "./queries.ts";
import { selectAllFillings, selectOwnCardRows } from "./read-memberships.ts";
import type { KeptProfiles } from "./write-merge.ts";
import { writePartedProfiles } from "./write-parted.ts";

type KeptCard = CameAlong & { card: number; starts: number };

/** What becomes of each card: of the kept member's, and of the other's. Refuses where stamps that came along are gone. */
function partAll(cards: ReadonlyMap<number, MemberCard>, came: readonly KeptCard[], today: Temporal.PlainDate) {
  const changes: { kept: CardChange[]; other: CardChange[] } = { kept: [], other: [] };
  for (const { card: stampCardId, starts: from, count, open } of came) {
    const parted = partCards(cards.get(stampCardId) ?? untouchedCard, { from, count, open }, today);
    if (!parted.ok) return refuse("MERGED_THINGS_USED");
    for (const side of ["kept", "other"] as const) {
      const { before, card: after, entries } = parted[side];
      // Untouched is a card that is not written: what the kept member never had, they have not after it either.
      if (after !== before) changes[side].push({ stampCardId, before, after, entries });
    }
  }
  return changes;
}

const write = (who: Writing, changes: readonly CardChange[]): Compilable[] => [
  ...writeCards(who, { purchaseId: null, returnId: null, redemptionId: null }, changes),
  keepPoints({ memberId: who.memberId, today: who.today }),
  keepCards({ memberIds: [who.memberId], today: who.today }),
  ...writeCounters(who, countersOfCards(changes)),
];

/**
 * Parts two memberships again, for thirty days and while nothing that came along was used: each has its own, and what was bought
 * meanwhile stays with the kept one. A consent that was taken back meanwhile stays so for both.
 */
export async function undoMerge({ db, changes }: Services, call: Call<"undoMerge">): Promise<void> {
  const { chain, actor, params, day, now } = call;
  const { today } = day;
  const [keptId, mergeId] = [params.id, params.mergeId];
  const act = db.inChain(chain.id, async (trx, { batch }) => {
    const found = await selectMerge(trx, keptId, mergeId).executeTakeFirst();
    const otherId = found?.other_id ?? refuse("NOT_FOUND");
    await trx
      .selectFrom("member")
      .select("id")
      .where(sql<boolean>`id = any(${[keptId, otherId]}::bigint[])`)
      .orderBy("id")
      .forUpdate()
      .execute();
    const [own] = await selectBoth(trx, actor, [keptId]).execute();
    const merge = await selectMerge(trx, keptId, mergeId).select(sinceColumns).executeTakeFirst();
    if (!own || !merge) return refuse("NOT_FOUND");
    const { merged_at: mergedAt, merged_again: mergedAgain, used, profiles } = merge;
    const problem = undoProblem({ mergedAt, now, mergedAgain, used });
    if (problem) refuse(problem);
    if (!profiles) return refuse("NOT_FOUND");
    const [memberCards, fillings] = await batch(
      selectOwnCardRows(db.build, keptId),
      selectAllFillings(db.build, keptId),
    );
    const came = merge.cards as unknown as KeptCard[];
    const parted = partAll(heldCards({ memberCards, fillings }), came, today);
    await sql`select part_members(id, ${today}::date) from member_merge
      where chain_id = ${thisChain} and id = ${mergeId}`.execute(trx);
    await writePartedProfiles(trx, chain, {
      keptId,
      otherId,
      mergedAt,
      now,
      accountId: actor.accountId,
      profiles: profiles as unknown as KeptProfiles,
    });
    const who = { chainId: chain.id, now, today };
    await batch(
      ...write({ ...who, memberId: keptId }, parted.kept),
      ...write({ ...who, memberId: otherId }, parted.other),
    );
    await trx
      .updateTable("member_merge")
      .set({ undone_at: now, undone_by: actor.accountId, profiles: null, other_email: null, other_phone: null })
      .where("id", "=", mergeId)
      .execute();
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "undo-merge",
      subject: `member ${keptId}`,
      detail: { other: otherId, merge: mergeId },
    });
    return otherId;
  });
  const otherId = await act.catch((error) => {
    if (isTaken(error, "member_chain_id_email_key")) return refuse("EMAIL_TAKEN");
    if (isTaken(error, "member_chain_id_phone_key")) return refuse("PHONE_TAKEN");
    throw error;
  });
  changes.tell(`member:${chain.id}/${keptId}`, `member:${chain.id}/${otherId}`);
}
