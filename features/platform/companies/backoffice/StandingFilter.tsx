import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { type CompanyStanding, companyStandings } from "#features/billing/subscriptions/domain/subscription.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import type { ListFilterWord } from "#packages/web/backoffice/lists/list-props.ts";
import { useHeaders } from "#packages/web/backoffice/lists/use-headers.ts";
import { companyWords } from "../i18n/column-words.ts";
import { readCompanySearch } from "./search.ts";

/** Which companies are shown: those that stand so today. */
export function StandingFilter() {
  const header = useHeaders(companyWords);
  const list = useTranslations("list");
  const { search, look } = useListAddress(readCompanySearch);
  const nameOf = useStandingName();
  return (
    <NativeSelect
      label={header("state")}
      data={[{ value: "", label: list("all") }, ...companyStandings.map((value) => ({ value, label: nameOf(value) }))]}
      value={search.standing ?? ""}
      onChange={({ currentTarget: { value } }) => look({ standing: companyStandings.find((each) => each === value) })}
    />
  );
}

/** The same in words. */
export function useStandingWords(): ListFilterWord[] {
  const header = useHeaders(companyWords);
  const { standing } = useListAddress(readCompanySearch).search;
  const nameOf = useStandingName();
  if (!standing) return [];
  return [{ key: "standing", label: header("state"), value: nameOf(standing), without: { standing: undefined } }];
}

function useStandingName() {
  const t = useTranslations("companies");
  const states = useTranslations("subscriptions.states");
  return (standing: CompanyStanding) => {
    if (standing === "PAYING") return t("paying");
    if (standing === "NEAR_BUDGET") return t("nearBudget");
    return standing === "NOT_OPENED" ? t("notOpened") : states(standing);
  };
}
