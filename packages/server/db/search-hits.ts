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
  /** Without duplicates; some of the members if the search is frequent. */
  memberIds: number[];
  isFrequent: boolean;
  /** At least so many members have the words. Merged members count, too. */
  count: number;
}

interface HitsWanted {
  q: string;
  searcher: Searcher;
  /** A search with so many members is frequent. */
  atMost: number;
  /** Names only, and every word is one. */
  kind?: "NAME";
}

/** A search with more hits is frequent in lists that are walked until a page is full: the more hits, the sooner it is. */
export const hitsAtMost = 10_000;

/** Entries of the index of words that are read at least: a member has two of a first name, and that is more than a thousand members. */
const entriesAtLeast = 2_500;
const someAtMost = 200;
/** So many letters of all words are stored with each of a member's words. */
const storedLetters = 4;

/**
 * Whether the member of a row of `member_word` has one more word. The first letters of all words are in the same entry of the
 * index; a longer word is then looked up among the few that the member has.
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

/** The words of a search in the order in which they are looked up: the longest has fewest members, as a rule. */
export const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length);

/** Ids of the members who have all of these words; one may come several times. */
function idsOfWords(words: readonly string[], kind?: "NAME") {
  const [longest = "", ...others] = longestFirst(words);
  const conditions = [beginsWith(longest, { kind }), ...others.map((word) => alsoHas("kept", word, kind))];
  return sql`select ${eachTime} kept.member_id from member_word as kept where ${sql.join(conditions, sql` and `)}`;
}

/**
 * Reads the members who have every word of a search. The plan depends on no statistics, and the cost is bounded however
 * many members there are. Null for a search of digits only, which other indexes answer, and for support, who finds a
 * member by a complete address.
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
  /** What `findHits` answered for the same search. */
  hits: SearchHits | null;
  /** Frequent or not, all members that fit are read before they are sorted. */
  isGathered?: boolean | undefined;
}

/** `matching`, in the way that is cheap for the number of hits. */
export function fitsSearch(q: string, { searcher, hits, isGathered = false }: FitsSearch) {
  if (!hits) return matching(q, searcher);
  if (hits.isFrequent && !isGathered) return matching(q, searcher, hasFrequentWord);
  const words = searchWords(q).filter((word) => !isNumber(word));
  const numbers = searchWords(q).filter(isNumber);
  const ids = hits.isFrequent ? sql<boolean>`member.id = any(array(${idsOfWords(words)}))` : isOneOf(hits.memberIds);
  return all([ids, ...numbers.map((digits) => hasNumber(digits, searcher))]);
}
