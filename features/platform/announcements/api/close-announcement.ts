import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Closes an announcement for one account for good. A repetition has no further effect. */
export async function closeAnnouncement({ db }: Pick<Services, "db">, call: Call<"closeAnnouncement">) {
  const { params, actor, realNow: now } = call;
  const announcement = await db.platform
    .selectFrom("announcement")
    .select("id")
    .where("id", "=", params.id)
    .executeTakeFirst();
  if (!announcement) return refuse("NOT_FOUND");
  await db.platform
    .insertInto("announcement_closing")
    .values({ announcement_id: params.id, account_id: actor.accountId, closed_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
}
