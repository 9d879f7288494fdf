import { paths } from "#features/member-paths.ts";
import { plainDate } from "#packages/web/member/format/dates.ts";
import { isCurrent, runsAt, welcomeFirst } from "../domain/campaigns.ts";
import type { Campaign } from "./queries.ts";

/** Whether a campaign as the wire has it runs on a day (`YYYY-MM-DD`). Spec §2 "/c/{id}/". */
export function isRunning(
  { publishStatus, startDate, endDate }: Pick<Campaign, "publishStatus" | "startDate" | "endDate">,
  today: string,
): boolean {
  const campaign = { status: publishStatus, startDate: plainDate(startDate), endDate: plainDate(endDate) };
  return isCurrent(campaign, Temporal.PlainDate.from(today));
}

/** Where a campaign is seen: at a point of sale's own address when one came by way of it. */
export const campaignPath = (id: number, subpage: string | null | undefined) =>
  subpage
    ? paths.locationCampaign.replace("$subpage", subpage).replace("$campaignId", String(id))
    : paths.campaign.replace("$id", String(id));

/** The address an action button leads to; null for anything but https. */
export function actionTarget(target: string): string | null {
  return URL.canParse(target) && new URL(target).protocol === "https:" ? target : null;
}

/** What a visitor of the club is shown, or of one of its points of sale what runs there; the welcome offer first. */
export const campaignsAt = (campaigns: readonly Campaign[], locationId: number | undefined): Campaign[] =>
  welcomeFirst(
    campaigns.filter(({ pointOfSaleIds }) => locationId === undefined || runsAt(pointOfSaleIds, locationId)),
  );
