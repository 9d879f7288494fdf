import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { canDelete, effectiveStatus, isFinal } from "@stammis/domain/offers/publish-status";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { audit } from "../../request/audit.ts";
import type { Call, StaffActor } from "../../request/call.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { readCampaign } from "./campaign-fields.ts";
import { checkOwn, checkPlaces, writePlaces } from "./campaign-places.ts";
import { campaignFacts } from "./campaign-shape.ts";
import { lockCampaign, merchantCampaignOf, selectMerchantCampaigns } from "./merchant-campaigns.ts";

type Asking = { actor: StaffActor; day: ClubDay };

/** Holds a campaign of the caller's own. */
export async function lockOwn(trx: Transaction<DB>, id: number, actor: StaffActor) {
  const campaign = (await lockCampaign(trx, id).executeTakeFirst()) ?? refuse("NOT_FOUND");
  checkOwn(actor, campaign);
  return campaign;
}

/** The same; nothing about a final campaign changes any more. */
export async function lockChangeable(trx: Transaction<DB>, id: number, { actor, day }: Asking) {
  const campaign = await lockOwn(trx, id, actor);
  if (isFinal(effectiveStatus(campaignFacts(campaign, day)))) refuse("STATUS_NOT_ALLOWED");
  return campaign;
}

export async function readBack(trx: Transaction<DB>, id: number, day: ClubDay) {
  const row = await selectMerchantCampaigns(trx).where("campaign.id", "=", id).executeTakeFirstOrThrow();
  return merchantCampaignOf(row, day);
}

/** The coupon a campaign carries is one of this chain's, and not deleted this very moment. */
async function checkCoupon(trx: Transaction<DB>, id: number | null): Promise<void> {
  if (id === null) return;
  const found = await trx.selectFrom("coupon").select("id").where("id", "=", id).forKeyShare().executeTakeFirst();
  refuseFields({ couponId: found ? null : "NOT_FOUND" });
}

/** A draft until it is activated. */
export async function createCampaign({ db }: Services, { chain, actor, body, day, now }: Call<"createCampaign">) {
  const { row, pointOfSaleIds } = readCampaign(body);
  return db.inChain(chain.id, async (trx) => {
    await checkCoupon(trx, row.coupon_id);
    await checkPlaces(trx, actor, pointOfSaleIds);
    const { id } = await trx
      .insertInto("campaign")
      .values({ chain_id: chain.id, ...row, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writePlaces(trx, chain, id, pointOfSaleIds);
    await audit(trx, chain, { accountId: actor.accountId, act: "create-campaign", subject: `campaign ${id}` });
    return readBack(trx, id, day);
  });
}

/** Whether it is the welcome offer is settled with its activation; members keep the last day they were promised. */
export async function updateCampaign({ db }: Services, { chain, actor, params, body, day }: Call<"updateCampaign">) {
  const { id } = params;
  const { row, pointOfSaleIds } = readCampaign(body);
  return db.inChain(chain.id, async (trx) => {
    const { publish_status, welcome_offer } = await lockChangeable(trx, id, { actor, day });
    const movesFlag = welcome_offer !== row.welcome_offer;
    refuseFields({ welcomeOffer: movesFlag && publish_status !== "NEW" ? "STATUS_NOT_ALLOWED" : null });
    await checkCoupon(trx, row.coupon_id);
    await checkPlaces(trx, actor, pointOfSaleIds);
    await trx.updateTable("campaign").set(row).where("id", "=", id).execute();
    await writePlaces(trx, chain, id, pointOfSaleIds);
    await audit(trx, chain, { accountId: actor.accountId, act: "update-campaign", subject: `campaign ${id}` });
    return readBack(trx, id, day);
  });
}

/** Only what was never published can be deleted. Refuses STATUS_NOT_ALLOWED. */
export async function removeCampaign({ db }: Services, { chain, actor, params: { id } }: Call<"removeCampaign">) {
  await db.inChain(chain.id, async (trx) => {
    const campaign = await lockOwn(trx, id, actor);
    if (!canDelete(campaign.publish_status)) refuse("STATUS_NOT_ALLOWED");
    await trx.deleteFrom("campaign").where("id", "=", id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-campaign", subject: `campaign ${id}` });
  });
}
