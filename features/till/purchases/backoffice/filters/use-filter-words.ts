import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { type StaffMember, staffQuery } from "#features/access/staff/backoffice/queries.ts";
import { categoriesQuery } from "#features/clubs/categories/backoffice/queries.ts";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { campaignsQuery } from "#features/loyalty/campaigns/backoffice/queries.ts";
import { memberQuery } from "#features/members/directory/backoffice/queries.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { ListFilterWord } from "#packages/web/backoffice/lists/list-props.ts";
import { useHeaders } from "#packages/web/backoffice/lists/use-headers.ts";
import { purchaseWords } from "../../i18n/column-words.ts";
import type { PurchaseFilters } from "../queries.ts";

/** By name, or, before they have one, by their address. */
export const staffMemberName = (person: StaffMember): string => fullName(person) || person.email;

/** What the list is narrowed to, each as a word that can be taken away. */
export function useFilterWords(filters: PurchaseFilters): ListFilterWord[] {
  const t = useTranslations("purchases.filters");
  const words = useTranslations("purchases");
  const header = useHeaders(purchaseWords);
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
    ...word("memberId", memberId, header("member"), () => (member && fullName(member.profile)) || t("aMember")),
    ...word("since", since, words("since"), full),
    ...word("until", until, words("until"), full),
    ...word("pointOfSaleId", pointOfSaleId, header("location"), (id) => nameIn(locations, id)),
    ...word("cashierId", cashierId, header("cashier"), (id) => nameIn(people, id)),
    ...word("categoryId", categoryId, t("category"), (id) => nameIn(categories, id)),
    ...word("campaignId", campaignId, t("campaign"), (id) => nameIn(campaigns, id)),
    ...word("amountFrom", amountFrom, t("amountFrom"), shortKronor),
    ...word("amountTo", amountTo, t("amountTo"), shortKronor),
    ...word("only", only, t("only"), (kind) => t(`kinds.${kind}`)),
  ];
}
