import { sql } from "kysely";

const wordsAtMost = 4;

/** The words of a search that count. */
export const searchWords = (q: string) => q.split(/\s+/).filter(Boolean).slice(0, wordsAtMost);

/** A pattern for LIKE; `%` and `_` typed by a person stand for themselves. */
export const startingWith = (text: string) => `${text.replace(/[\\%_]/g, "\\$&")}%`;

/** The whole name of a row of `member`, as lists are sorted by it; null where there is none. */
export const memberName = sql<
  string | null
>`nullif(concat_ws(' ', nullif(member.first_name, ''), nullif(member.last_name, '')), '')`;

/** Every word of a search must begin a name, or be the number, phone or e-mail. */
export function matching(q: string) {
  const conditions = searchWords(q).map((word) => {
    const start = startingWith(word.toLowerCase());
    const digits = word.replace(/\D/g, "").replace(/^0/, "");
    const phone =
      digits.length >= 4
        ? sql`or member.phone like ${`%${digits}%`} or member.membership_number like ${`${word.replace(/\D/g, "")}%`}`
        : sql``;
    return sql`(lower(member.first_name) like ${start} or lower(member.last_name) like ${start} or member.email like ${start} ${phone})`;
  });
  return sql<boolean>`${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`;
}
