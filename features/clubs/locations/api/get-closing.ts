import { sql } from "kysely";
import { counted } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * Returns the consequences of closing a point of sale: the unfinished campaigns and the members that would be left
 * without one. Refuses with NOT_FOUND.
 */
export async function getLocationClosing({ db }: Services, { chain, params: { id }, day }: Call<"getLocationClosing">) {
  const [[open], campaigns, [members]] = await db.read(chain.id, (q) => [
    q.selectFrom("location").select("id").where("id", "=", id).where("closed_at", "is", null),
    q
      .selectFrom("campaign")
      .select(["campaign.id", "campaign.name"])
      .where("publish_status", "in", ["NEW", "ACTIVE"])
      .where(sql<boolean>`coalesce(campaign.end_date >= ${day.today}::date, true)`)
      .where(
        sql<boolean>`exists (select from campaign_location place
            join location on location.chain_id = place.chain_id and location.id = place.location_id
          where place.chain_id = ${thisChain} and place.campaign_id = campaign.id
          having bool_or(location.id = ${id}) and not bool_or(location.id <> ${id} and location.closed_at is null))`,
      )
      .orderBy("campaign.id", "desc"),
    counted(
      q,
      q
        .selectFrom("member")
        .where(sql<boolean>`case when home_location_id is null then 0 else home_location_id end = ${id}`)
        .where("removed_at", "is", null),
    ),
  ]);
  if (!open) return refuse("NOT_FOUND");
  return { campaigns, members: members?.count ?? 0 };
}
