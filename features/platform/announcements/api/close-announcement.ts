import { sql } from "kysely";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Closes an announcement for one account for good. A repetition has no further effect. */
export async function closeAnnouncement({ db }: Pick<Services, "db">, call: Call<"closeAnnouncement">) {
  const { params, actor, realNow: now } = call;
  const { rows } = await sql<{ known: boolean }>`with closing as (
      insert into announcement_closing (announcement_id, account_id, closed_at)
      select id, ${actor.accountId}, ${now} from announcement where id = ${params.id}
      on conflict do nothing)
    select exists (select from announcement where id = ${params.id}) as known`.execute(db.platform);
  if (!rows[0]?.known) refuse("NOT_FOUND");
}
