import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import { checkPlaces } from "#packages/server/request/check-places.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import { mayKeepCampaign, seesCampaign } from "../domain/campaigns.ts";

/** Refuses a campaign that the caller may not change: NOT_FOUND if it runs only elsewhere, else OTHER_LOCATION. */
export function checkOwn({ locationIds }: StaffActor, campaign: { location_ids: readonly number[] }): void {
  if (!seesCampaign(locationIds, campaign.location_ids)) refuse("NOT_FOUND");
  if (!mayKeepCampaign(locationIds, campaign.location_ids)) refuse("OTHER_LOCATION");
}

/** Checks that the points of sale belong to the chain and, for a local merchant, to their own. */
export async function checkOwnPlaces(
  trx: Transaction<DB>,
  chain: Chain,
  { locationIds }: StaffActor,
  ids: readonly number[],
) {
  refuseFields({ pointOfSaleIds: mayKeepCampaign(locationIds, ids) ? null : "OTHER_LOCATION" });
  await checkPlaces(trx, chain.id, ids, "ANY");
}

/** Replaces the points of sale of a campaign. */
export async function writePlaces(trx: Transaction<DB>, chain: Chain, id: number, ids: readonly number[]) {
  await trx.deleteFrom("campaign_location").where("campaign_id", "=", id).execute();
  if (ids.length === 0) return;
  const rows = ids.map((location_id) => ({ chain_id: chain.id, campaign_id: id, location_id }));
  await trx.insertInto("campaign_location").values(rows).execute();
}
