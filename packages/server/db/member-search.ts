import { type Expression, type RawBuilder, sql } from "kysely";
import { beginningsOfEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { membershipNumberLength } from "#packages/domain/people/membership-number.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";
import { beginningsOfPhone } from "#packages/domain/people/typed-phone.ts";
import type { StaffActor } from "../request/call.ts";
import { plannedByItsValues } from "./connections/client.ts";
import type { SortColumn } from "./sorted.ts";
import { thisChain } from "./this-chain.ts";

export const eachTime = sql.raw(plannedByItsValues);
const wordsAtMost = 4;
/** The fewest digits for a search by number. Fewer digits match too many numbers. */
const digitsAtLeast = 4;

/** Members by full name in display order; an index provides this order. */
export const byMemberName: SortColumn = { by: sql.ref("member.sorted_name"), type: "text" };

/**
 * Orders search hits by full name. The expression keeps PostgreSQL from walking the name index, which would reach late
 * names of a large club last. PostgreSQL sorts the hits instead.
 */
export const byNameOfFound: SortColumn = { by: sql`(member.sorted_name || '')`, type: "text" };

/** Returns the words of a search that have a letter or a digit. */
export const searchWords = (q: string) =>
  foldTypedCharacters(q)
    .split(/[\s,;]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, wordsAtMost);

/**
 * Whether a text of collation "C" begins with `start`. `like` is not leakproof, so row-level security would read every
 * row of the club first. A range uses an index; its upper end is the last Unicode character.
 */
export const begins = (text: Expression<unknown>, start: Expression<unknown>) =>
  sql<boolean>`(${text} >= ${start} and ${text} < ${start} || chr(1114111))`;

/**
 * The person who searches. Support sees no addresses, so only complete addresses match: partial matches would reveal
 * them.
 */
export type Searcher = Pick<StaffActor, "impersonation">;

/** Matches addresses that begin with the search text; for support, only equal addresses. */
export const addressFits = (
  address: Expression<unknown>,
  searchText: Expression<unknown>,
  { impersonation }: Searcher,
) => (impersonation ? sql<boolean>`${address} = ${searchText}` : begins(address, searchText));

const hasEmail = (typed: string) => sql<boolean>`member.email = ${normaliseEmail(typed)}::text`;

/** Returns the beginnings that match a typed word: folded as names are stored, and unfolded as e-mails are stored. */
export function searchStarts(typed: string, kind?: "NAME"): RawBuilder<string>[] {
  const folded = sql<string>`search_word(${typed}::text)`;
  if (kind || /^[a-z0-9]*$/i.test(typed)) return [folded];
  return [folded, ...beginningsOfEmail(typed).map((start) => sql<string>`${start}::text`)];
}

/** Returns a condition that a row of `member_word` begins with the typed word. */
export function beginsWith(
  typed: string,
  { kind, row = "kept", isIndexed = true }: { kind?: "NAME" | undefined; row?: string; isIndexed?: boolean },
) {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  // An index on the word does not match this expression, so PostgreSQL uses the index of the other conditions.
  const word = isIndexed ? column("word") : sql`(${column("word")} || '')`;
  const fitting = sql.join(
    searchStarts(typed, kind).map((start) => begins(word, start)),
    sql` or `,
  );
  const ofKind = kind ? sql`and ${column("kind")} = ${kind}` : sql``;
  // A word that folds to nothing would match every word.
  return sql`${column("chain_id")} = ${thisChain} and (${fitting}) ${ofKind} and search_word(${typed}::text) <> ''`;
}

type HasWord = (typed: string, kind?: "NAME") => RawBuilder<boolean>;

/** Whether one of a member's words begins with the given one: PostgreSQL may read the word's members first. */
const hasWord: HasWord = (typed, kind) =>
  sql`exists (select ${eachTime} from member_word as kept
    where kept.member_id = member.id and ${beginsWith(typed, { kind })})`;

/**
 * Checks a frequent word per member, among each member's few words. In a new club without statistics, PostgreSQL
 * expects one member per word. It would read all of the word's members again for each member.
 */
export const hasFrequentWord: HasWord = (typed, kind) =>
  sql`coalesce((select ${eachTime} true from member_word as kept
    where kept.member_id = member.id and ${beginsWith(typed, { kind, isIndexed: false })} limit 1), false)`;

/** Whether a typed text is a phone or membership number, or a sufficiently long part of one. */
export const isNumber = (text: string) =>
  /^[+\d\s()./-]+$/.test(foldTypedCharacters(text)) &&
  foldTypedCharacters(text).replace(/\D/g, "").length >= digitsAtLeast;

/**
 * Matches a row with the address of a person who is not yet a member. Compares the beginning of the e-mail address or
 * phone number.
 */
export function addressBegins(row: "invitation" | "waiting", q: string, searcher: Searcher) {
  const starts = isNumber(q) ? beginningsOfPhone(q) : beginningsOfEmail(q);
  const address = sql`${sql.ref(isNumber(q) ? `${row}.phone` : `${row}.email`)} collate "C"`;
  const fitting = starts.map((start) => addressFits(address, sql`${start}::text`, searcher));
  return sql<boolean>`(${sql.join(fitting, sql` or `)})`;
}

/**
 * Also matches members merged with the holder of this full number. An array lets an index of members answer this
 * condition.
 */
const boreNumber = (digits: string) => sql<boolean>`member.id = any(array(select gone.merged_into from member as gone
  where gone.chain_id = ${thisChain} and gone.membership_number = ${digits}::text and gone.merged_into is not null))`;

export function hasNumber(typed: string, searcher: Searcher) {
  const digits = foldTypedCharacters(typed).replace(/\D/g, "");
  const phones = beginningsOfPhone(typed).map((start) =>
    addressFits(sql`member.phone collate "C"`, sql`${start}::text`, searcher),
  );
  const number = begins(sql`member.membership_number collate "C"`, sql`${digits}::text`);
  const merged = digits.length === membershipNumberLength ? [boreNumber(digits)] : [];
  return sql<boolean>`(${eachTime} ${sql.join([...phones, number, ...merged], sql` or `)})`;
}

export const all = (conditions: readonly Expression<boolean>[]) =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`false`;

/** Matches members by search words: each must begin a name, the e-mail, the phone or the membership number. */
export function matching(q: string, searcher: Searcher, has = hasWord) {
  if (isNumber(q)) return hasNumber(q, searcher);
  const fits = (word: string) =>
    searcher.impersonation ? sql<boolean>`(${has(word, "NAME")} or ${hasEmail(word)})` : has(word);
  return all(searchWords(q).map((word) => (isNumber(word) ? hasNumber(word, searcher) : fits(word))));
}

/** Whether any word of a search is looked up as a number. */
export const hasNumbers = (q: string) => isNumber(q) || searchWords(q).some(isNumber);

/** Matches members by name: each search word must begin one. */
export const named = (q: string, has = hasWord) => all(searchWords(q).map((word) => has(word, "NAME")));
