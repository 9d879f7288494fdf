import { useEffect } from "react";
import { call } from "#packages/web/member/session/api.ts";

/** Those counted since the app was opened; kept nowhere, so nobody is known by it. */
const counted = new Set<number>();

/** Tells the club that its campaign was looked at, once while the app is open; not by whom. */
export function useCounted(campaignId: number, signedIn: boolean): void {
  useEffect(() => {
    if (counted.has(campaignId)) return;
    counted.add(campaignId);
    const body = { place: signedIn ? "APP" : "PUBLIC" } as const;
    // Nobody who looks is to be troubled by our counting.
    call("countCampaignView", { params: { id: campaignId }, body }).catch(() => {});
  }, [campaignId, signedIn]);
}
