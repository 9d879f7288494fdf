import { useTranslations } from "use-intl/react";
import type { CompanyStanding } from "#features/billing/subscriptions/domain/subscription.ts";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { companyFilters } from "../contract/filters.ts";
import { companyFilterWords } from "../i18n/filter-words.ts";

export function useCompanyFilters() {
  const t = useTranslations("companies");
  const states = useTranslations("subscriptions.states");
  const nameOf = (standing: CompanyStanding) => {
    if (standing === "PAYING") return t("paying");
    if (standing === "NEAR_BUDGET") return t("nearBudget");
    return standing === "NOT_OPENED" ? t("notOpened") : states(standing);
  };
  return useListFilters(companyFilters, companyFilterWords, { standing: { nameOf } });
}
