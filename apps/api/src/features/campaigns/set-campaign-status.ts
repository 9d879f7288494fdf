import { isTaken } from "../../db/errors.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { setStatus } from "../publishing/set-status.ts";
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
