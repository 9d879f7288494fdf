import type { Updateable } from "kysely";
import { keepPicture } from "#features/clubs/files/api/keep-picture.ts";
import { holdChangeable } from "#features/loyalty/publishing/api/publishable.ts";
import { bannerWidth } from "#packages/domain/limits.ts";
import type { Campaign } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { bannerScale, bannerSourceSide } from "../domain/banners.ts";
import { publishableCampaign } from "./publishable-campaign.ts";

type Asked = Call<"setCampaignBanner"> | Call<"setCampaignBannerSource"> | Call<"removeCampaignBanner">;
type Act = "set-campaign-banner" | "set-campaign-banner-source" | "remove-campaign-banner";

async function change({ db }: Services, call: Asked, act: Act, fields: Updateable<Campaign>): Promise<void> {
  const { chain, actor, params } = call;
  await db.inChain(chain.id, async (trx) => {
    await holdChangeable(publishableCampaign, trx, params.id, call);
    await trx.updateTable("campaign").set(fields).where("id", "=", params.id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act, subject: `campaign ${params.id}` });
  });
}

/** Stores the banner picture for members, at a width that is sharp on a phone. Spec §9. */
export async function setCampaignBanner(services: Services, call: Call<"setCampaignBanner">) {
  const bannerPath = await keepPicture(services, call, call.file, bannerWidth * bannerScale);
  await change(services, call, "set-campaign-banner", { banner_path: bannerPath });
  return { bannerPath };
}

/** Stores the banner's source picture, for its editor only. */
export async function setCampaignBannerSource(services: Services, call: Call<"setCampaignBannerSource">) {
  const bannerSourcePath = await keepPicture(services, call, call.file, bannerSourceSide);
  await change(services, call, "set-campaign-banner-source", { banner_source_path: bannerSourcePath });
  return { bannerSourcePath };
}

/** Removes the banner, its source picture and its editor data. */
export function removeCampaignBanner(services: Services, call: Call<"removeCampaignBanner">) {
  return change(services, call, "remove-campaign-banner", {
    banner_path: null,
    banner_source_path: null,
    banner_data: null,
  });
}
