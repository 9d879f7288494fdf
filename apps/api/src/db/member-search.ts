import { sql } from "kysely";

/** Every word of a search must begin a name, or be the number, phone or e-mail. */
export function matching(q: string) {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 4);
  const conditions = words.map((word) => {
    const start = `${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    const digits = word.replace(/\D/g, "").replace(/^0/, "");
    const phone =
      digits.length >= 4
        ? sql`or member.phone like ${`%${digits}%`} or member.membership_number like ${`${word.replace(/\D/g, "")}%`}`
        : sql``;
    return sql`(lower(member.first_name) like ${start} or lower(member.last_name) like ${start} or member.email like ${start} ${phone})`;
  });
  return sql<boolean>`${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`;
}
