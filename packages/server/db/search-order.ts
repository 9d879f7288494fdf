import { type RawBuilder, sql } from "kysely";
import type { Place } from "../request/paging.ts";
import { beginsWith, eachTime, searchStarts, searchWords } from "./member-search.ts";
import { alsoHas, longestFirst } from "./search-hits.ts";
import { thisChain } from "./this-chain.ts";

/** The orders that the word index provides (migration 0263). */
export type WordOrder = "registered" | "name";

const orders = {
  registered: { column: "registered_at", type: "timestamptz" },
  name: { column: "sorted_name", type: "text" },
} as const;

interface InOrder {
  q: string;
  kind?: "NAME";
  order: WordOrder;
  direction: "asc" | "desc";
  /** The start of the page: after a row's value and id, or after a number of members. */
  place?: Place;
  size: number;
  /**
   * A condition that the search may show a row of `member`. Null: no row of `member` is read, so merged members are
   * found, too.
   */
  isShown: RawBuilder<boolean> | null;
}

/**
 * Selects the first two letters of the stored words that begin with a text. A text of one letter has many such pairs;
 * one step in the index reads each pair.
 */
const startsOf = (text: RawBuilder<unknown>) => {
  const range = sql`start < left(${text}, 2) || chr(1114111)`;
  return sql`with recursive each_start as (
      (select start from member_word where chain_id = ${thisChain} and start >= left(${text}, 2) and ${range} order by start limit 1)
      union all
      select (select next.start from member_word as next where next.chain_id = ${thisChain}
          and next.start > each_start.start and next.${range} order by next.start limit 1)
        from each_start where each_start.start is not null)
    select start from each_start where start is not null`;
};

/**
 * Selects ids of members who have every word of a search, from the word index in a list's order. A page of a frequent
 * search is complete after a few entries. The index supplies the longest word; each member is checked for the others.
 * The upper limit is the club's number of words with the same two first letters.
 */
export function membersInOrder({ q, kind, order, direction, place, size, isShown }: InOrder) {
  const [word = "", ...others] = longestFirst(searchWords(q));
  const { after, skip } = place ?? { after: null, skip: 0 };
  const key = sql.ref(orders[order].column);
  const towards = sql.raw(direction);
  const beyond = sql.raw(direction === "desc" ? "<" : ">");
  const conditions = [
    beginsWith(word, { kind, row: "entry", isIndexed: false }),
    ...others.map((other) => alsoHas("entry", other, kind)),
    after &&
      sql`(entry.${key}, entry.member_id) ${beyond} (${after[0]}::${sql.raw(orders[order].type)}, ${after[1]}::bigint)`,
    isShown &&
      sql`coalesce((select ${isShown} from member where member.chain_id = ${thisChain} and member.id = entry.member_id
      and member.removed_at is null), false)`,
  ].filter((condition) => condition !== null);
  const limit = sql`limit ${sql.lit(size + skip)}`;
  const sides = searchStarts(word, kind).map(
    (text) => sql`select found.* from (${startsOf(text)}) as each cross join lateral (
      select distinct entry.${key} as key, entry.member_id from member_word as entry
      where entry.start = each.start and ${sql.join(conditions, sql` and `)}
      order by entry.${key} ${towards}, entry.member_id ${towards} ${limit}) as found`,
  );
  return sql<number>`select ${eachTime} member_id from (${sql.join(sides, sql` union `)}) as hit
    group by key, member_id order by key ${towards}, member_id ${towards} limit ${sql.lit(size)} offset ${sql.lit(skip)}`;
}

/** Returns a condition that a member is among those of `membersInOrder`. */
export const isInOrder = (wanted: InOrder) => sql<boolean>`member.id = any(array(${membersInOrder(wanted)}))`;
