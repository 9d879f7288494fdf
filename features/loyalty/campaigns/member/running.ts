import { paths } from "#features/member-paths.ts";
import { plainDate } from "#packages/web/member/format/dates.ts";
import { isCurrent, runsAt, welcomeFirst } from "../domain/campaigns.ts";
import type { Campaign } from "./queries.ts";

/** Whether a campaign in wire format runs on a day (`YYYY-MM-DD`). Spec §2 "/c/{id}/". */
export function isRunning(
  { publishStatus, startDate, endDate }: Pick<Campaign, "publishStatus" | "startDate" | "endDate">,
  today: string,
): boolean {
  const campaign = { status: publishStatus, startDate: plainDate(startDate), endDate: plainDate(endDate) };
  return isCurrent(campaign, Temporal.PlainDate.from(today));
}

/** Returns the path of a campaign, below the point of sale's address if opened from there. */
export const campaignPath = (id: number, subpage: string | null | undefined) =>
  subpage
    ? paths.locationCampaign.replace("$subpage", subpage).replace("$campaignId", String(id))
    : paths.campaign.replace("$id", String(id));

/** Returns the address of an action button; null unless https. */
export function actionTarget(target: string): string | null {
  return URL.canParse(target) && new URL(target).protocol === "https:" ? target : null;
}

/** Returns the campaigns for a visitor of the club or of a point of sale, the welcome offer first. */
export const campaignsAt = (campaigns: readonly Campaign[], locationId: number | undefined): Campaign[] =>
  welcomeFirst(
    campaigns.filter(({ pointOfSaleIds }) => locationId === undefined || runsAt(pointOfSaleIds, locationId)),
  );
