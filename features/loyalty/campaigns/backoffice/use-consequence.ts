import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import type { CampaignForm } from "./campaign-form.ts";
import type { Campaign } from "./queries.ts";

/** Describes the effect of saving or publishing a campaign. */
export function useConsequence(campaign: Campaign | null, form: CampaignForm): string {
  const t = useTranslations("campaigns.consequences");
  const { full } = useDates();
  const today = useToday().toString();
  const status = campaign?.publishStatus ?? "NEW";
  if (status === "STOPPED") return t("STOPPED");
  if (status !== "NEW") return t("ACTIVE");
  if (form.welcomeOffer) return t("NEW_WELCOME");
  return form.startDate > today ? t("NEW", { date: full(form.startDate) }) : t("NEW_NOW");
}
