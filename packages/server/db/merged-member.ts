import { sql } from "kysely";

/** Who the member at the table's row is today: whom their membership has become one with, else themselves. */
export const whoItIs = sql<number>`coalesce(member.merged_into, member.id)`;

/** Whether the member at the table's row can still be reached: there, or become one with another. */
export const stillThere = sql<boolean>`(member.removed_at is null or member.merged_into is not null)`;
