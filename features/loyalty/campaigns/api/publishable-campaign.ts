import type { Transaction } from "kysely";
import { type Asking, publishable } from "#features/loyalty/publishing/api/publishable.ts";
import { effectiveStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { checkOwn } from "./campaign-places.ts";
import { campaignFacts } from "./campaign-shape.ts";
import { lockCampaign, merchantCampaignOf, selectMerchantCampaigns } from "./merchant-campaigns.ts";

export const publishableCampaign = publishable({
  table: "campaign",
  words: {
    subject: "campaign",
    update: "update-campaign",
    setStatus: "set-campaign-status",
    remove: "remove-campaign",
  },
  prepared: "PUBLISH_OFFER",

  async hold(trx: Transaction<DB>, id: number, { actor }: Asking) {
    const campaign = (await lockCampaign(trx, id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    checkOwn(actor, campaign);
    return campaign;
  },

  facts: campaignFacts,

  async read(trx: Transaction<DB>, id: number, day: ClubDay) {
    const row = await selectMerchantCampaigns(trx).where("campaign.id", "=", id).executeTakeFirstOrThrow();
    return merchantCampaignOf(row, day);
  },

  /**
   * Completes an expired welcome offer, so that the next one can start. A welcome offer that still runs blocks the
   * next.
   */
  async makeRoom(trx, { id, welcome_offer }, { chain, actor, day }) {
    if (!welcome_offer) return;
    const other = await trx
      .selectFrom("campaign")
      .select(["id", "publish_status", "end_date"])
      .where("welcome_offer", "=", true)
      .where("publish_status", "=", "ACTIVE")
      .where("id", "<>", id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!other) return;
    if (effectiveStatus(campaignFacts(other, day)) !== "EXPIRED") refuse("WELCOME_OFFER_EXISTS");
    await trx.updateTable("campaign").set({ publish_status: "COMPLETED" }).where("id", "=", other.id).execute();
    const subject = `campaign ${other.id}`;
    const detail = { from: other.publish_status, to: "COMPLETED", next: id };
    await audit(trx, chain, { accountId: actor.accountId, act: "set-campaign-status", subject, detail });
  },
});
