import type { Account } from "@stammis/domain/points/ledger";
import { settlementsOf } from "@stammis/domain/points/ledger-replay";
import type { Kysely } from "kysely";
import type { Batch } from "../../db/database.ts";
import type { DB } from "../../db/types.ts";
import { refuse } from "../../refusal.ts";
import { findStoredAnswer, type Retry, replayed } from "../../stored-answers.ts";
import { lockMember } from "../points/lock-member.ts";
import { memberCardsOf, selectMemberCards } from "../stamp-cards/member-cards.ts";
import {
  type RedemptionsAsked,
  selectReachedLots,
  selectReachedUsages,
  selectSettlements,
  selectStanding,
  selectTaken,
} from "./given-queries.ts";

/** A member, what is asked to be given or taken back, and the request that asks it. */
export interface GivenAsked {
  memberId: number;
  accountId: number;
  today: Temporal.PlainDate;
  asked: RedemptionsAsked;
  retry: Retry;
}

/**
 * Takes the member's lock, then reads all that giving back decides on; or answers what the same request was answered
 * `before`, so that sent twice at once it is done once. Staff do not serve their own membership.
 */
export async function readGiven<Answer>(db: Kysely<DB>, batch: Batch, it: GivenAsked) {
  const { memberId, today, asked } = it;
  const [[member], [stored], redemptions, taken, lots, settlements, reached] = await batch(
    lockMember(db, memberId, it.accountId),
    findStoredAnswer(db, it.retry),
    selectStanding(db, asked),
    selectTaken(db, asked),
    selectReachedLots(db, memberId, today, asked),
    selectSettlements(db, memberId),
    selectReachedUsages(db, asked),
  );
  const before = replayed<Answer>(stored, it.retry);
  if (before) return { before, given: null };
  if (!member) return refuse("NOT_FOUND");
  if (member.own) refuse("OWN_MEMBERSHIP");
  const usageIds = reached.map(({ id }) => id);
  const [cards] = await batch(selectMemberCards(db, { memberId, today, usageIds }));
  const account: Account = { lots, settlements: settlementsOf(settlements) };
  return { before: null, given: { redemptions, taken, account, ...memberCardsOf(cards) } };
}

export type Given = NonNullable<Awaited<ReturnType<typeof readGiven>>["given"]>;
