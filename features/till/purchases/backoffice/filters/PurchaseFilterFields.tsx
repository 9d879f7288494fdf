import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { staffQuery } from "#features/access/staff/backoffice/queries.ts";
import { categoriesQuery } from "#features/clubs/categories/backoffice/queries.ts";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { campaignsQuery } from "#features/loyalty/campaigns/backoffice/queries.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { useHeaders } from "#packages/web/backoffice/lists/use-headers.ts";
import { useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { purchaseKinds } from "../../domain/purchase-filters.ts";
import { purchaseWords } from "../../i18n/column-words.ts";
import { readPurchaseSearch } from "../search.ts";
import { AmountFilter } from "./AmountFilter.tsx";
import classes from "./filters.module.css";
import { Period } from "./Period.tsx";
import { staffMemberName } from "./use-filter-words.ts";

type Choice = { id: number; name: string };
type Field = "pointOfSaleId" | "cashierId" | "categoryId" | "campaignId";

/** When, where, by whom, what for, how much, and what came of it: each changes the list at once. */
export function PurchaseFilterFields() {
  const t = useTranslations("purchases.filters");
  const header = useHeaders(purchaseWords);
  // The API refuses the filter by campaign to support.
  const isSupport = useIsSupport();
  const { search, look } = useListAddress(readPurchaseSearch);
  const { data: locations = [] } = useQuery(locationsQuery);
  const { data: staff = [] } = useQuery(staffQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: campaigns = [] } = useQuery(campaignsQuery);
  const choose = (field: Field, label: string, choices: readonly Choice[]) => (
    <NativeSelect
      label={label}
      value={search[field] ?? ""}
      onChange={(event) => look({ [field]: Number(event.currentTarget.value) || undefined })}
      data={[
        { value: "", label: t(`any.${field}`) },
        ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
        ...unlisted(search[field], choices, t("gone")),
      ]}
    />
  );
  return (
    <div className={classes.fields}>
      <Period since={search.since} until={search.until} onChange={look} />
      {locations.length > 1 && choose("pointOfSaleId", header("location"), locations)}
      {choose(
        "cashierId",
        header("cashier"),
        staff.map((each) => ({ id: each.id, name: staffMemberName(each) })),
      )}
      {categories.length > 0 && choose("categoryId", t("category"), categories)}
      {campaigns.length > 0 && !isSupport && choose("campaignId", t("campaign"), campaigns)}
      <AmountFilter field="amountFrom" label={t("amountFrom")} />
      <AmountFilter field="amountTo" label={t("amountTo")} />
      <NativeSelect
        label={t("only")}
        value={search.only ?? ""}
        onChange={({ currentTarget: { value } }) => look({ only: purchaseKinds.find((kind) => kind === value) })}
        data={[
          { value: "", label: t("all") },
          ...purchaseKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
      />
    </div>
  );
}

/** One who has left, or what is gone: the address still asks for it. */
const unlisted = (id: number | undefined, choices: readonly Choice[], label: string) =>
  id === undefined || choices.some((each) => each.id === id) ? [] : [{ value: String(id), label }];
