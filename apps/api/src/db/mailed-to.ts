import { type RawBuilder, sql } from "kysely";

/** Of a row of `member`: the address that a club's mails go to; null where there is none, or mails came back from it for good. */
export const mailedTo: RawBuilder<string | null> = sql`case when member.email_bounced_at is null then member.email end`;
