import { setStatus } from "#features/loyalty/publishing/api/set-status.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { publishableCampaign } from "./publishable-campaign.ts";

/** As everything published, and of two welcome offers activated at once, one is. Refuses WELCOME_OFFER_EXISTS, too. */
export async function setCampaignStatus(services: Services, call: Call<"setCampaignStatus">) {
  try {
    return await setStatus(services, publishableCampaign, call);
  } catch (error) {
    if (isTaken(error, "one_welcome_offer")) refuse("WELCOME_OFFER_EXISTS");
    throw error;
  }
}
