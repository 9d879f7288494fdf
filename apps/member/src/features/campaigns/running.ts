import { isCurrent, runsAt } from "@stammis/domain/offers/campaigns";
import { plainDate } from "../../lib/dates.ts";
import type { Campaign } from "./queries.ts";

/** Whether a campaign as the wire has it runs on a day (`YYYY-MM-DD`). Spec §2 "/c/{id}/". */
export function isRunning(
  { publishStatus, startDate, endDate }: Pick<Campaign, "publishStatus" | "startDate" | "endDate">,
  today: string,
): boolean {
  const campaign = { status: publishStatus, startDate: plainDate(startDate), endDate: plainDate(endDate) };
  return isCurrent(campaign, Temporal.PlainDate.from(today));
}

/** The address an action button leads to; null for anything but https. */
export function actionTarget(target: string): string | null {
  return URL.canParse(target) && new URL(target).protocol === "https:" ? target : null;
}

/** What a visitor of the club is shown, or of one of its points of sale what runs there; the welcome offer first. */
export const campaignsAt = (campaigns: readonly Campaign[], locationId: number | undefined): Campaign[] =>
  campaigns
    .filter(({ pointOfSaleIds }) => locationId === undefined || runsAt(pointOfSaleIds, locationId))
    .sort((a, b) => Number(b.welcomeOffer) - Number(a.welcomeOffer));
