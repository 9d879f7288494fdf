import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { fullName } from "../../lib/full-name.ts";
import { useNumbers } from "../../lib/numbers.ts";
import type { ListChange } from "../../lib/use-list-address.ts";
import type { FilterWord } from "../../shell/FilterWords.tsx";
import { campaignsQuery } from "../campaigns/queries.ts";
import { categoriesQuery } from "../categories/queries.ts";
import { locationsQuery } from "../locations/queries.ts";
import { memberQuery } from "../members/queries.ts";
import { type StaffMember, staffQuery } from "../staff/queries.ts";
import type { PurchaseFilters } from "./queries.ts";

/** By name, or, before they have one, by their address. */
export const staffMemberName = (person: StaffMember): string => fullName(person) || person.email;

const nameIn = (all: readonly { id: number; name: string }[] | undefined, id: number, gone: string) =>
  all ? (all.find((each) => each.id === id)?.name ?? gone) : "…";

/** What the list is filtered by, each as a word that can be taken away. */
export function useFilterWords(filters: PurchaseFilters, look: (change: ListChange) => void): FilterWord[] {
  const t = useTranslations("purchases.filters");
  const { short } = useDates();
  const { shortKronor } = useNumbers();
  const { memberId, pointOfSaleId, cashierId, categoryId, campaignId, since, until, amountFrom, amountTo, only } =
    filters;
  const member = useQuery({ ...memberQuery(memberId ?? 0), enabled: memberId !== undefined }).data;
  const staff = useQuery({ ...staffQuery, enabled: cashierId !== undefined }).data;
  const categories = useQuery({ ...categoriesQuery, enabled: categoryId !== undefined }).data;
  const campaigns = useQuery({ ...campaignsQuery, enabled: campaignId !== undefined }).data;
  const locations = useQuery(locationsQuery).data;
  const people = staff?.map((person) => ({ id: person.id, name: staffMemberName(person) }));
  const word = (key: keyof PurchaseFilters, value: unknown, text: () => string): FilterWord[] =>
    value === undefined ? [] : [{ key, text: text(), onRemove: () => look({ [key]: undefined }) }];
  const gone = t("gone");
  return [
    ...word("memberId", memberId, () => t("isMember", { name: (member && fullName(member.profile)) || t("aMember") })),
    ...word("pointOfSaleId", pointOfSaleId, () => nameIn(locations, pointOfSaleId ?? 0, gone)),
    ...word("since", since, () => t("isSince", { day: short(since ?? "") })),
    ...word("until", until, () => t("isUntil", { day: short(until ?? "") })),
    ...word("cashierId", cashierId, () => t("isCashier", { name: nameIn(people, cashierId ?? 0, gone) })),
    ...word("categoryId", categoryId, () => nameIn(categories, categoryId ?? 0, gone)),
    ...word("campaignId", campaignId, () => nameIn(campaigns, campaignId ?? 0, gone)),
    ...word("amountFrom", amountFrom, () => t("isFrom", { amount: shortKronor(amountFrom ?? 0) })),
    ...word("amountTo", amountTo, () => t("isTo", { amount: shortKronor(amountTo ?? 0) })),
    ...word("only", only, () => t(`kinds.${only ?? "LARGE"}`)),
  ];
}
