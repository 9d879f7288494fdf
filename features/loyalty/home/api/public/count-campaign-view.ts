import { type RawBuilder, sql } from "kysely";
import { isCurrent } from "#features/loyalty/campaigns/api/queries.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { shownCampaign } from "./find-shown.ts";

/**
 * The limit per source: 120 views in 3,600 seconds. No reader needs more, and so few cannot inflate a campaign's count.
 */
const viewsPerSource = { points: 120, seconds: 3_600 };

/**
 * Counts an anonymous view of a running campaign by day, place and slot. Slots avoid a lock wait between concurrent
 * views. A campaign for a selection counts only the selection's members; other readers get NOT_FOUND.
 */
export async function countCampaignView(services: Services, call: Call<"countCampaignView">): Promise<void> {
  const { db, limits } = services;
  const { chain, params, body, day, source } = call;
  await limits.spendUpTo(
    "campaignViewsPerSource",
    `${chain.id} ${source}`,
    viewsPerSource.points,
    viewsPerSource.seconds,
  );
  const count = (which: RawBuilder<boolean>) =>
    db.inChain(chain.id, async (trx) => {
      const { rows } = await sql`insert into campaign_view as kept (chain_id, campaign_id, day, place, slot, count)
        select chain_id, id, ${day.today}::date, ${body.place}::text, floor(random() * 8), 1 from campaign
        where campaign.chain_id = ${thisChain} and id = ${params.id} and ${isCurrent(day.today)} and ${which}
        on conflict (chain_id, campaign_id, day, place, slot) do update set count = kept.count + 1
        returning 1`.execute(trx);
      return rows.length > 0;
    });
  if (await count(sql<boolean>`campaign.selection_id is null`)) return;
  if (!(await shownCampaign(services, call, params.id))) refuse("NOT_FOUND");
  if (!(await count(sql<boolean>`true`))) refuse("NOT_FOUND");
}
