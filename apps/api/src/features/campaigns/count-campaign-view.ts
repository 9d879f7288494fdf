import { sql } from "kysely";
import { thisChain } from "../../db/this-chain.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { isCurrent } from "./queries.ts";

/** Far more than anybody looks, too few to make a campaign seem loved. */
const viewsPerSource = { points: 120, seconds: 3_600 };

/** Counts one look at a campaign that runs today, by nobody: a day, a place, and a slot so that many wait for no single row. */
export async function countCampaignView(
  { db, limits }: Services,
  { chain, params, body, day: { today }, source }: Call<"countCampaignView">,
): Promise<void> {
  await limits.spendUpTo(
    "campaignViewsPerSource",
    `${chain.id} ${source}`,
    viewsPerSource.points,
    viewsPerSource.seconds,
  );
  const counted = await db.inChain(chain.id, async (trx) => {
    const { rows } = await sql`insert into campaign_view as kept (chain_id, campaign_id, day, place, slot, count)
      select chain_id, id, ${today}::date, ${body.place}::text, floor(random() * 8), 1 from campaign
      where campaign.chain_id = ${thisChain} and id = ${params.id} and ${isCurrent(today)}
      on conflict (chain_id, campaign_id, day, place, slot) do update set count = kept.count + 1
      returning 1`.execute(trx);
    return rows.length;
  });
  if (counted === 0) refuse("NOT_FOUND");
}
