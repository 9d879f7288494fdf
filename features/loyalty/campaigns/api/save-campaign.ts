import type { Transaction } from "kysely";
import { holdForEdit } from "#features/loyalty/publishing/api/publishable.ts";
import { holdLanguage } from "#features/loyalty/publishing/api/read-translations.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { seesCampaign } from "../domain/campaigns.ts";
import { readCampaign } from "./campaign-fields.ts";
import { checkOwnPlaces, writePlaces } from "./campaign-places.ts";
import { selectMerchantCampaigns } from "./merchant-campaigns.ts";
import { publishableCampaign } from "./publishable-campaign.ts";

/** Checks that the coupon belongs to the chain, and locks it against a concurrent deletion. */
async function checkCoupon(trx: Transaction<DB>, id: number | null): Promise<void> {
  if (id === null) return;
  const coupon = await trx.selectFrom("coupon").select("id").where("id", "=", id).forKeyShare().executeTakeFirst();
  refuseFields({ couponId: coupon ? null : "NOT_FOUND" });
}

/** Checks that the selection belongs to the chain, and locks it against a concurrent deletion. */
async function checkSelection(trx: Transaction<DB>, id: number | null): Promise<void> {
  if (id === null) return;
  const selection = await trx
    .selectFrom("selection")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  refuseFields({ selectionId: selection ? null : "NOT_FOUND" });
}

/** Returns the banner and source picture of another visible campaign. Several campaigns may share the files. */
async function picturesOf(trx: Transaction<DB>, { locationIds }: Call<"createCampaign">["actor"], id: number) {
  const row = await selectMerchantCampaigns(trx).where("campaign.id", "=", id).executeTakeFirst();
  if (!row || !seesCampaign(locationIds, row.location_ids)) return refuseFields({ picturesOf: "NOT_FOUND" }) as never;
  return { banner_path: row.banner_path, banner_source_path: row.banner_source_path };
}

/** Creates a campaign as a draft. */
export async function createCampaign({ db }: Services, { chain, actor, body, day, now }: Call<"createCampaign">) {
  return db.inChain(chain.id, async (trx) => {
    const { row, pointOfSaleIds } = readCampaign(await holdLanguage(trx, chain), body);
    await checkCoupon(trx, row.coupon_id);
    await checkSelection(trx, row.selection_id);
    await checkOwnPlaces(trx, chain, actor, pointOfSaleIds);
    const pictures = body.picturesOf === undefined ? {} : await picturesOf(trx, actor, body.picturesOf);
    const { id } = await trx
      .insertInto("campaign")
      .values({ chain_id: chain.id, ...row, ...pictures, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writePlaces(trx, chain, id, pointOfSaleIds);
    await audit(trx, chain, { accountId: actor.accountId, act: "create-campaign", subject: `campaign ${id}` });
    return publishableCampaign.read(trx, id, day);
  });
}

/**
 * Updates a campaign. Its welcome offer flag is fixed after activation; members keep the last day they were promised.
 */
export async function updateCampaign({ db }: Services, { chain, actor, params, body, day }: Call<"updateCampaign">) {
  const { id } = params;
  return db.inChain(chain.id, async (trx) => {
    const { row, pointOfSaleIds } = readCampaign(await holdLanguage(trx, chain), body);
    const asking = { chain, actor, day, began: body.version };
    const { publish_status, welcome_offer } = await holdForEdit(publishableCampaign, trx, id, asking);
    const movesFlag = welcome_offer !== row.welcome_offer;
    refuseFields({ welcomeOffer: movesFlag && publish_status !== "NEW" ? "STATUS_NOT_ALLOWED" : null });
    await checkCoupon(trx, row.coupon_id);
    await checkSelection(trx, row.selection_id);
    await checkOwnPlaces(trx, chain, actor, pointOfSaleIds);
    await trx.updateTable("campaign").set(row).where("id", "=", id).execute();
    await writePlaces(trx, chain, id, pointOfSaleIds);
    await audit(trx, chain, { accountId: actor.accountId, act: "update-campaign", subject: `campaign ${id}` });
    return publishableCampaign.read(trx, id, day);
  });
}
