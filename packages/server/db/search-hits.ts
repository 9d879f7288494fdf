import { sql } from "kysely";
import type { ChainId } from "#packages/domain/ids.ts";
import type { Database } from "./database.ts";
import {
  all,
  beginsWith,
  eachTime,
  hasFrequentWord,
  hasNumber,
  isNumber,
  matching,
  type Searcher,
  searchStarts,
  searchWords,
} from "./member-search.ts";

/** Members who have every word of a search. */
export interface SearchHits {
  /** Ids without duplicates. Contains only some of the members if the search is frequent. */
  memberIds: number[];
  isFrequent: boolean;
  /** The minimum number of members who have the words. Merged members count, too. */
  count: number;
}

interface HitsWanted {
  q: string;
  searcher: Searcher;
  /** The number of members from which a search counts as frequent. */
  atMost: number;
  /** Searches names only, and treats every word as a name. */
  kind?: "NAME";
}

/**
 * The limit from which a search counts as frequent in lists that are read until a page is full. A page fills faster
 * when there are more hits.
 */
export const hitsAtMost = 10_000;

/**
 * The minimum number of entries to read from the word index. A member may have two entries for one first name, so the
 * read covers over a thousand members.
 */
const entriesAtLeast = 2_500;
const someAtMost = 200;
/** Each entry of `member_word` stores this many first letters of every word of the member. */
const storedLetters = 4;

/**
 * Returns a condition that the member of a row of `member_word` has another word, too. The row contains the first
 * letters of all words. A longer word is then looked up among the member's few words.
 */
export function alsoHas(row: string, word: string, kind?: "NAME") {
  const starts = searchStarts(word, kind);
  const marks = kind ? [" "] : [" ", " @"];
  const fitting = starts.flatMap((start) =>
    marks.map(
      (mark) =>
        sql`position(${sql.lit(mark)} || left(${start}, ${sql.lit(storedLetters)}) in ${sql.ref(`${row}.all_starts`)}) > 0`,
    ),
  );
  const areShort = starts.map((start) => sql`char_length(${start}) <= ${sql.lit(storedLetters)}`);
  return sql<boolean>`(${sql.join(fitting, sql` or `)}) and case when ${sql.join(areShort, sql` and `)} then true
    else coalesce((select true from member_word as other where other.member_id = ${sql.ref(`${row}.member_id`)}
      and ${beginsWith(word, { kind, row: "other", isIndexed: false })} limit 1), false) end`;
}

/** Sorts the words of a search in lookup order. The longest word usually has the fewest members. */
export const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length);

/** Selects ids of the members who have all of these words, possibly with duplicates. */
function idsOfWords(words: readonly string[], kind?: "NAME") {
  const [longest = "", ...others] = longestFirst(words);
  const conditions = [beginsWith(longest, { kind }), ...others.map((word) => alsoHas("kept", word, kind))];
  return sql`select ${eachTime} kept.member_id from member_word as kept where ${sql.join(conditions, sql` and `)}`;
}

/**
 * Reads the members who have every word of a search. The plan uses no statistics, and the cost has an upper limit in
 * any club. Returns null for a search of digits only, which other indexes answer. Also returns null for support, which
 * searches by complete address.
 */
export async function findHits(
  db: Database,
  chain: ChainId,
  { q, searcher, atMost, kind }: HitsWanted,
): Promise<SearchHits | null> {
  const words = searchWords(q).filter((word) => kind || !isNumber(word));
  if (words.length === 0 || searcher.impersonation || (!kind && isNumber(q))) return null;
  const limit = sql.lit(Math.max(atMost, entriesAtLeast));
  const hits = sql<SearchHits>`(with entry as materialized (${idsOfWords(words, kind)} limit ${limit}),
      hit as materialized (select distinct member_id from entry),
      size as materialized (select count(*)::int as count,
        count(*) >= ${sql.lit(atMost)} or (select count(*) from entry) >= ${limit} as is_frequent from hit)
    select array(select member_id from hit limit case when is_frequent then ${sql.lit(someAtMost)} end) as "memberIds",
      is_frequent as "isFrequent", count
    from size)`;
  const [[found]] = await db.read(chain, (build) => [build.selectFrom(hits.as("hits")).selectAll()]);
  return found ?? null;
}

/** Whether a member has one of these ids. */
export const isOneOf = (memberIds: readonly number[], id = sql.ref("member.id")) =>
  sql<boolean>`${id} = any(${[...memberIds]}::bigint[])`;

interface FitsSearch {
  searcher: Searcher;
  /** The result of `findHits` for the same search text. */
  hits: SearchHits | null;
  /** Whether all matching members are read before they are sorted, even if the search is frequent. */
  isGathered?: boolean | undefined;
}

/** Returns the condition `matching` in the form that is cheapest for the number of hits. */
export function fitsSearch(q: string, { searcher, hits, isGathered = false }: FitsSearch) {
  if (!hits) return matching(q, searcher);
  if (hits.isFrequent && !isGathered) return matching(q, searcher, hasFrequentWord);
  const words = searchWords(q).filter((word) => !isNumber(word));
  const numbers = searchWords(q).filter(isNumber);
  const ids = hits.isFrequent ? sql<boolean>`member.id = any(array(${idsOfWords(words)}))` : isOneOf(hits.memberIds);
  return all([ids, ...numbers.map((digits) => hasNumber(digits, searcher))]);
}
