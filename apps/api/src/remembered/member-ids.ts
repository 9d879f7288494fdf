import type { ChainId } from "@stammis/domain/ids";
import { readMembershipNumber } from "@stammis/domain/people/membership-number";
import type { Database } from "../db/database.ts";
import { refuse } from "../request/refusal.ts";

/** Members by the number on their card, the only name that calls of the till give them. */
export interface MemberIds {
  /** Refuses NOT_FOUND. A member who has left may still be known: what is done with the id asks for itself. */
  of(chain: ChainId, membershipId: string): Promise<number>;
}

const rememberAtMost = 10_000;

/** A number is one member's for ever, so that who was opened at the till costs a purchase no trip of its own. */
export function createMemberIds(db: Database): MemberIds {
  const known = new Map<string, number>();
  return {
    async of(chain, membershipId) {
      const number = readMembershipNumber(membershipId) ?? refuse("NOT_FOUND");
      const key = `${chain} ${number}`;
      const remembered = known.get(key);
      if (remembered !== undefined) return remembered;
      const [[row]] = await db.read(chain, (q) => [
        q
          .selectFrom("member")
          .select("id")
          .where("chain_id", "=", chain)
          .where("membership_number", "=", number)
          .where("removed_at", "is", null),
      ]);
      const { id } = row ?? refuse("NOT_FOUND");
      if (known.size >= rememberAtMost) known.clear();
      known.set(key, id);
      return id;
    },
  };
}
