import { setStatus } from "#features/loyalty/publishing/api/set-status.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { publishableCampaign } from "./publishable-campaign.ts";

/** Sets the status. Of two concurrent welcome offers, only one is activated; the other gets WELCOME_OFFER_EXISTS. */
export async function setCampaignStatus(services: Services, call: Call<"setCampaignStatus">) {
  try {
    return await setStatus(services, publishableCampaign, call);
  } catch (error) {
    if (isTaken(error, "one_welcome_offer")) refuse("WELCOME_OFFER_EXISTS");
    throw error;
  }
}
