import { sql } from "kysely";

/** The current id of the row's member: the membership that it was merged into, else the member's own id. */
export const whoItIs = sql<number>`coalesce(member.merged_into, member.id)`;

/** Whether the row's member still exists, directly or through the membership merged into. */
export const stillThere = sql<boolean>`(member.removed_at is null or member.merged_into is not null)`;
