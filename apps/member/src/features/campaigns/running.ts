import { isCurrent } from "@stammis/domain/offers/campaigns";
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
