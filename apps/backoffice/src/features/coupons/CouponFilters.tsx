import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useListAddress } from "../../lib/use-list-address.ts";
import { ListSearch } from "../../shell/ListSearch.tsx";
import { Segments } from "../../shell/Segments.tsx";
import type { CampaignWithCoupon } from "./queries.ts";

/** Which coupons are shown: by their words, their kind, and the campaign that brings them. */
export function CouponFilters({ campaigns }: { campaigns: readonly CampaignWithCoupon[] }) {
  const t = useTranslations("coupons");
  const { search, look } = useListAddress();
  const kinds = [
    { value: "ALL", label: t("all") },
    { value: "REWARD", label: t("kinds.REWARD") },
    { value: "VALUE", label: t("kinds.VALUE") },
  ] as const;
  return (
    <>
      <ListSearch label={t("searchLabel")} value={search.q ?? ""} onChange={(q) => look({ q })} />
      <Segments
        label={t("kind")}
        choices={kinds}
        value={search.kind ?? "ALL"}
        onChange={(kind) => look({ kind: kind === "ALL" ? undefined : kind })}
      />
      {campaigns.length > 0 && (
        <NativeSelect
          aria-label={t("campaign")}
          data={[
            { value: "", label: t("anyCampaign") },
            ...campaigns.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(search.campaignId ?? "")}
          onChange={({ currentTarget: { value } }) => look({ campaignId: value ? Number(value) : undefined })}
          maw={240}
        />
      )}
    </>
  );
}
