import type { ChainId } from "@stammis/domain/ids";
import { readMembershipNumber } from "@stammis/domain/people/membership-number";
import type { Database } from "../db/database.ts";
import { stillThere, whoItIs } from "../db/merged-member.ts";
import { refuse } from "../request/refusal.ts";
import type { Changes } from "./changes.ts";

/** Members by the number on their card, the only name that calls of the till give them. */
export interface MemberIds {
  /**
   * Refuses NOT_FOUND. A membership that has become one with another is that one. A member who has left may still be known: what is
   * done with the id asks for itself.
   */
  of(chain: ChainId, membershipId: string): Promise<number>;
  /** The same, whatever is remembered: for whoever met a member that is no more. */
  anew(chain: ChainId, membershipId: string): Promise<number>;
}

const rememberAtMost = 10_000;

/** A number is one member's until it is merged or parted, so that who was opened at the till costs a purchase no trip of its own. */
export function createMemberIds(db: Database, changes: Changes): MemberIds {
  const known = new Map<string, number>();
  let hears = false;

  function forgetChanged(): void {
    hears = true;
    changes.hear((keys) => {
      if (keys === null) return known.clear();
      const members = keys.filter((key) => key.startsWith("member:"));
      if (members.length === 0) return;
      for (const [key, id] of known) if (members.includes(`member:${key.split(" ")[0]}/${id}`)) known.delete(key);
    });
  }

  async function anew(chain: ChainId, membershipId: string): Promise<number> {
    const number = readMembershipNumber(membershipId) ?? refuse("NOT_FOUND");
    const [[row]] = await db.read(chain, (q) => [
      q.selectFrom("member").select(whoItIs.as("id")).where("membership_number", "=", number).where(stillThere),
    ]);
    const { id } = row ?? refuse("NOT_FOUND");
    if (known.size >= rememberAtMost) known.clear();
    known.set(`${chain} ${number}`, id);
    return id;
  }

  return {
    async of(chain, membershipId) {
      if (!hears) forgetChanged();
      const number = readMembershipNumber(membershipId) ?? refuse("NOT_FOUND");
      return known.get(`${chain} ${number}`) ?? anew(chain, membershipId);
    },
    anew,
  };
}
