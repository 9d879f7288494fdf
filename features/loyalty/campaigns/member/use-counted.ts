import { useEffect } from "react";
import { call } from "#packages/web/member/session/api.ts";

/** The ids of campaigns counted since the app was opened. They are not stored, so they identify no member. */
const counted = new Set<number>();

/** Counts a view of the campaign anonymously, once while the app is open. */
export function useCounted(campaignId: number, signedIn: boolean): void {
  useEffect(() => {
    if (counted.has(campaignId)) return;
    counted.add(campaignId);
    const body = { place: signedIn ? "APP" : "PUBLIC" } as const;
    // A failed count must not show an error to the member.
    call("countCampaignView", { params: { id: campaignId }, body }).catch(() => {});
  }, [campaignId, signedIn]);
}
