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

/** Finds and caches ids of members by membership number, the only identifier in the till's calls. */
export interface MemberIds {
  /**
   * Returns the member's id, following a merge. Refuses with NOT_FOUND. The cache may still hold a member who has left;
   * later queries check that themselves.
   */
  of(chain: ChainId, membershipId: string): Promise<number>;
  /** Like `of`; null for an unknown number. */
  find(chain: ChainId, membershipId: string): Promise<number | null>;
  /** Like `of`, but bypasses the cache: for callers that met a removed member. */
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
 * Creates the cache. A number keeps its member until a merge or its undo. A member already opened at the till thus
 * costs a purchase no extra query. Concurrent look-ups of a club share one query.
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
