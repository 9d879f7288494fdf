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

/** The banner as members see it: sharp on a phone. Spec §9. */
export async function setCampaignBanner(services: Services, call: Call<"setCampaignBanner">) {
  const bannerPath = await keepPicture(services, call, call.file, bannerWidth * bannerScale);
  await change(services, call, "set-campaign-banner", { banner_path: bannerPath });
  return { bannerPath };
}

/** The picture it is cut from, for its editor alone. */
export async function setCampaignBannerSource(services: Services, call: Call<"setCampaignBannerSource">) {
  const bannerSourcePath = await keepPicture(services, call, call.file, bannerSourceSide);
  await change(services, call, "set-campaign-banner-source", { banner_source_path: bannerSourcePath });
  return { bannerSourcePath };
}

/** The picture, what it was cut from, and what the editor would open it again from. */
export function removeCampaignBanner(services: Services, call: Call<"removeCampaignBanner">) {
  return change(services, call, "remove-campaign-banner", {
    banner_path: null,
    banner_source_path: null,
    banner_data: null,
  });
}
