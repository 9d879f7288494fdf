import { sql } from "kysely";
import type { ChainId } from "#packages/domain/ids.ts";
import { readMembershipNumber } from "#packages/domain/people/membership-number.ts";
import type { Database } from "../db/database.ts";
import { isUnavailable } from "../db/errors.ts";
import { stillThere, whoItIs } from "../db/merged-member.ts";
import { prepared } from "../db/prepared.ts";
import { createBatcher, type Outcome } from "../request/batcher.ts";
import { refuse } from "../request/refusal.ts";
import type { Changes } from "./changes.ts";
import { Latest } from "./latest.ts";

/** Members by the number on their card, the only name that calls of the till give them. */
export interface MemberIds {
  /**
   * Refuses NOT_FOUND. A membership that has become one with another is that one. A member who has left may still be known: what is
   * done with the id asks for itself.
   */
  of(chain: ChainId, membershipId: string): Promise<number>;
  /** The same; null where there is none. */
  find(chain: ChainId, membershipId: string): Promise<number | null>;
  /** The same, whatever is remembered: for whoever met a member that is no more. */
  anew(chain: ChainId, membershipId: string): Promise<number>;
}

interface Asked {
  chain: ChainId;
  number: string;
}

const findMembers = prepared((db, { numbers }: { numbers: string[] }) =>
  db
    .selectFrom("member")
    .select([whoItIs.as("id"), "membership_number as number"])
    .where(sql<boolean>`membership_number = any(${numbers}::text[])`)
    .where(stillThere),
);

async function findAll(db: Database, all: readonly Asked[]): Promise<Outcome<number | null>[]> {
  const [first] = all;
  if (!first) return [];
  const [rows] = await db.read(first.chain, () => [findMembers({ numbers: all.map(({ number }) => number) })]);
  const idsByNumber = new Map(rows.map(({ id, number }) => [number, id]));
  return all.map(({ number }) => ({ ok: true, answer: idsByNumber.get(number) ?? null }));
}

async function findOne(db: Database, lookup: Asked): Promise<number | null> {
  const [outcome] = await findAll(db, [lookup]);
  return outcome !== "RUN_SINGLE" && outcome?.ok ? outcome.answer : null;
}

const rememberAtMost = 10_000;
const batchSize = 64;

/**
 * A number is one member's until it is merged or parted, so that who was opened at the till costs a purchase no trip of its
 * own. Those of a club who are asked for at the same moment are found together.
 */
export function createMemberIds(db: Database, changes: Changes): MemberIds {
  const cache = new Latest<string, number>(rememberAtMost);
  let hears = false;

  function forgetChanged(): void {
    hears = true;
    changes.hear((keys) => {
      if (keys === null) return cache.clear();
      const members = keys.filter((key) => key.startsWith("member:"));
      if (members.length === 0) return;
      for (const [key, id] of cache) if (members.includes(`member:${key.split(" ")[0]}/${id}`)) cache.delete(key);
    });
  }

  const findInBatch = createBatcher<Asked, number | null>({
    size: batchSize,
    concurrency: 2,
    subjectOf: ({ number }) => Number(number),
    runBatch: (all) => findAll(db, all),
    runSingle: (lookup) => findOne(db, lookup),
    isWorthRetrying: (error) => !isUnavailable(error),
  });

  async function ask(chain: ChainId, number: string): Promise<number | null> {
    const id = await findInBatch(String(chain), { chain, number });
    if (id !== null) cache.set(`${chain} ${number}`, id);
    return id;
  }

  async function find(chain: ChainId, membershipId: string): Promise<number | null> {
    if (!hears) forgetChanged();
    const number = readMembershipNumber(membershipId);
    return number === null ? null : (cache.get(`${chain} ${number}`) ?? ask(chain, number));
  }

  return {
    find,
    of: async (chain, membershipId) => (await find(chain, membershipId)) ?? refuse("NOT_FOUND"),
    anew: async (chain, membershipId) =>
      (await ask(chain, readMembershipNumber(membershipId) ?? refuse("NOT_FOUND"))) ?? refuse("NOT_FOUND"),
  };
}
