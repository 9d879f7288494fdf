import type { Call } from "#packages/server/request/call.ts";
import { eachOf } from "#packages/server/request/each-of.ts";
import type { Services } from "#packages/server/request/services.ts";
import { setCampaignStatus } from "./set-campaign-status.ts";

/** Publishes or stops several campaigns and returns the outcome of each. */
export const setCampaignStatuses = (services: Services, call: Call<"setCampaignStatuses">) =>
  eachOf(call.body.ids, (id) => setCampaignStatus(services, { ...call, params: { id } }));
