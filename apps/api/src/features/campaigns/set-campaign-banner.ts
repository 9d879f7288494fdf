import { bannerWidth } from "@stammis/domain/limits";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { keepImage } from "../chains/keep-image.ts";
import { lockChangeable } from "./save-campaign.ts";

export async function setCampaignBanner(services: Services, call: Call<"setCampaignBanner">) {
  const { chain, actor, params, day, file } = call;
  const bannerPath = await keepImage(services, chain, file, bannerWidth);
  await services.db.inChain(chain.id, async (trx) => {
    await lockChangeable(trx, params.id, day);
    await trx.updateTable("campaign").set({ banner_path: bannerPath }).where("id", "=", params.id).execute();
    const subject = `campaign ${params.id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "set-campaign-banner", subject });
  });
  return { bannerPath };
}

/** The picture, and what the editor would open it again from. */
export async function removeCampaignBanner({ db }: Services, call: Call<"removeCampaignBanner">) {
  const { chain, actor, params, day } = call;
  await db.inChain(chain.id, async (trx) => {
    await lockChangeable(trx, params.id, day);
    const none = { banner_path: null, banner_data: null };
    await trx.updateTable("campaign").set(none).where("id", "=", params.id).execute();
    const subject = `campaign ${params.id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-campaign-banner", subject });
  });
}
