import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { StatusFilter, useStatusWords } from "#features/loyalty/publishing/backoffice/StatusFilter.tsx";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import type { ListFilterWord } from "#packages/web/backoffice/lists/list-props.ts";
import { couponKinds } from "../domain/coupon-kinds.ts";
import type { CampaignWithCoupon } from "./queries.ts";
import { readCouponSearch } from "./search.ts";

/** Which coupons are shown: by their kind, and by the campaign that brings them. */
export function CouponFilters({ campaigns }: { campaigns: readonly CampaignWithCoupon[] }) {
  const t = useTranslations("coupons");
  const { search, look } = useListAddress(readCouponSearch);
  return (
    <>
      <NativeSelect
        label={t("kind")}
        data={[{ value: "", label: t("all") }, ...couponKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
        value={search.kind ?? ""}
        onChange={({ currentTarget: { value } }) => look({ kind: couponKinds.find((kind) => kind === value) })}
      />
      {campaigns.length > 0 && (
        <NativeSelect
          label={t("campaign")}
          data={[
            { value: "", label: t("anyCampaign") },
            ...campaigns.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(search.campaignId ?? "")}
          onChange={({ currentTarget: { value } }) => look({ campaignId: value ? Number(value) : undefined })}
        />
      )}
      <StatusFilter kind="REWARD" />
    </>
  );
}

/** What they are narrowed to, in words. */
export function useCouponWords(campaigns: readonly CampaignWithCoupon[]): ListFilterWord[] {
  const t = useTranslations("coupons");
  const { kind, campaignId } = useListAddress(readCouponSearch).search;
  const status = useStatusWords("REWARD");
  const campaign = campaigns.find(({ id }) => id === campaignId);
  return [
    ...(kind ? [{ key: "kind", label: t("kind"), value: t(`kinds.${kind}`), without: { kind: undefined } }] : []),
    ...(campaign
      ? [{ key: "campaign", label: t("campaign"), value: campaign.name, without: { campaignId: undefined } }]
      : []),
    ...status,
  ];
}
