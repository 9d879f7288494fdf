import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { fullName } from "../../lib/full-name.ts";
import { useNumbers } from "../../lib/numbers.ts";
import type { ListFilterWord } from "../../shell/list-props.ts";
import { campaignsQuery } from "../campaigns/queries.ts";
import { categoriesQuery } from "../categories/queries.ts";
import { locationsQuery } from "../locations/queries.ts";
import { memberQuery } from "../members/queries.ts";
import { type StaffMember, staffQuery } from "../staff/queries.ts";
import type { PurchaseFilters } from "./queries.ts";

/** By name, or, before they have one, by their address. */
export const staffMemberName = (person: StaffMember): string => fullName(person) || person.email;

/** What the list is narrowed to, each as a word that can be taken away. */
export function useFilterWords(filters: PurchaseFilters): ListFilterWord[] {
  const t = useTranslations("purchases.filters");
  const words = useTranslations("purchases");
  const { full } = useDates();
  const { shortKronor } = useNumbers();
  const { memberId, pointOfSaleId, cashierId, categoryId, campaignId, since, until, amountFrom, amountTo, only } =
    filters;
  const member = useQuery({ ...memberQuery(memberId ?? 0), enabled: memberId !== undefined }).data;
  const staff = useQuery({ ...staffQuery, enabled: cashierId !== undefined }).data;
  const categories = useQuery({ ...categoriesQuery, enabled: categoryId !== undefined }).data;
  const campaigns = useQuery({ ...campaignsQuery, enabled: campaignId !== undefined }).data;
  const locations = useQuery({ ...locationsQuery, enabled: pointOfSaleId !== undefined }).data;
  const people = staff?.map((person) => ({ id: person.id, name: staffMemberName(person) }));
  const nameIn = (all: readonly { id: number; name: string }[] | undefined, id: number) =>
    all ? (all.find((each) => each.id === id)?.name ?? t("gone")) : "…";
  const word = <Value>(
    key: keyof PurchaseFilters,
    asked: Value | undefined,
    label: string,
    say: (asked: Value) => string,
  ): ListFilterWord[] =>
    asked === undefined ? [] : [{ key, label, value: say(asked), without: { [key]: undefined } }];
  return [
    ...word("memberId", memberId, words("member"), () => (member && fullName(member.profile)) || t("aMember")),
    ...word("since", since, words("since"), full),
    ...word("until", until, words("until"), full),
    ...word("pointOfSaleId", pointOfSaleId, words("location"), (id) => nameIn(locations, id)),
    ...word("cashierId", cashierId, words("cashier"), (id) => nameIn(people, id)),
    ...word("categoryId", categoryId, t("category"), (id) => nameIn(categories, id)),
    ...word("campaignId", campaignId, t("campaign"), (id) => nameIn(campaigns, id)),
    ...word("amountFrom", amountFrom, t("amountFrom"), shortKronor),
    ...word("amountTo", amountTo, t("amountTo"), shortKronor),
    ...word("only", only, t("only"), (kind) => t(`kinds.${kind}`)),
  ];
}
