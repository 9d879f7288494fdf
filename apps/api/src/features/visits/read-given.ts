import type { Account } from "@stammis/domain/ledger";
import type { Kysely } from "kysely";
import type { Batch } from "../../db/database.ts";
import type { DB } from "../../db/types.ts";
import { refuse } from "../../refusal.ts";
import { lockMember } from "../points/lock-member.ts";
import { selectLiveUsages, selectMemberStampCards } from "../stamp-cards/member-cards.ts";
import {
  type RedemptionsAsked,
  selectReachedLots,
  selectReachedUsages,
  selectSettlements,
  selectStanding,
  selectTaken,
  standingSettlements,
} from "./given-queries.ts";

/** A member, and what is asked to be given or taken back. */
export interface GivenAsked {
  memberId: number;
  accountId: number;
  today: Temporal.PlainDate;
  asked: RedemptionsAsked;
}

/** Takes the member's lock, then reads all that giving back decides on. Staff do not serve their own membership. */
export async function readGiven(db: Kysely<DB>, batch: Batch, { memberId, accountId, today, asked }: GivenAsked) {
  const [[member], redemptions, taken, lots, settlements, memberCards, reached] = await batch(
    lockMember(db, memberId, accountId),
    selectStanding(db, asked),
    selectTaken(db, asked),
    selectReachedLots(db, memberId, today, asked),
    selectSettlements(db, memberId),
    selectMemberStampCards(db, memberId),
    selectReachedUsages(db, asked),
  );
  if (!member) return refuse("NOT_FOUND");
  if (member.own) refuse("OWN_MEMBERSHIP");
  const usageIds = reached.map(({ id }) => id);
  const [usages] = await batch(selectLiveUsages(db, { memberId, today, usageIds }));
  const account: Account = { lots, settlements: standingSettlements(settlements) };
  return { redemptions, taken, account, memberCards, usages };
}
