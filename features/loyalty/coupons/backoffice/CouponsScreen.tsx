import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { byStatus } from "#features/loyalty/publishing/backoffice/by-status.ts";
import { paths } from "#features/office-paths.ts";
import { fallingOf, initialSort, sortValuesOf } from "#packages/domain/list-columns.ts";
import { matches, shownIds, useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { useLooks } from "#packages/web/backoffice/lists/use-looks.ts";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { couponColumns } from "../contract/columns.ts";
import { CouponActs } from "./CouponActs.tsx";
import { useCouponColumns } from "./CouponColumns.tsx";
import { CouponTiles } from "./CouponTiles.tsx";
import { bringCoupons, bringUses, campaignsWithCouponQuery, couponsQuery } from "./queries.ts";
import { readCouponSearch } from "./search.ts";
import { useCouponFilters } from "./use-coupon-filters.ts";
import { useLooksAtCoupons } from "./use-coupons-list.ts";

/** `/coupons`: rewards and value coupons as tickets or as a table. */
export function CouponsScreen() {
  const t = useTranslations("coupons");
  const { q = "", kind, campaignId, status } = useListAddress(readCouponSearch).search;
  const campaigns = useQuery(campaignsWithCouponQuery).data ?? [];
  const { fields, words } = useCouponFilters();
  const mayChange = useCan("manageClub");
  const { isTable, tabs } = useLooks();
  useTitle(t("menu"));
  useLooksAtCoupons(paths.coupons);
  const campaign = campaigns.find(({ id }) => id === campaignId);
  const {
    query,
    rows,
    position,
    found: matchingRows,
  } = useLocalList(useQuery({ ...couponsQuery, select: (all) => [...all].sort(byStatus) }), {
    keeps: (coupon) =>
      (!kind || coupon.kind === kind) &&
      (!status || coupon.publishStatus === status) &&
      (!campaign || coupon.id === campaign.couponId) &&
      matches(q, coupon.name, coupon.description),
    values: sortValuesOf(couponColumns),
    falling: fallingOf(couponColumns),
  });
  return (
    <ListFrame
      name="coupons"
      title={t("menu")}
      tabs={tabs}
      create={mayChange && <NewCoupon />}
      searchLabel={t("searchLabel")}
      keepsViews
      filters={fields}
      words={words}
      actions={
        <>
          <ExportButton bring={() => bringCoupons(shownIds(matchingRows))} />
          <ExportButton bring={() => bringUses()} label={t("exportUses")} />
        </>
      }
      query={query}
      rows={rows}
      position={position}
      columns={useCouponColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.coupon, id)}
      rowName={({ name }) => name}
      sort={initialSort(couponColumns)}
      bulk={mayChange ? (chosen) => <CouponActs chosen={chosen} /> : undefined}
      failed={t("fetchFailed")}
      empty={{ drawing: "coupons", title: t("emptyTitle"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
      drawn={isTable ? undefined : <CouponTiles coupons={rows} ofCampaign={campaign !== undefined} />}
    />
  );
}

function NewCoupon() {
  const t = useTranslations("coupons");
  return (
    <Menu position="bottom-end" withinPortal width={300}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={18} aria-hidden />}>{t("create")}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item renderRoot={(props) => <Link to={paths.newReward} {...props} />}>{t("newTitle.REWARD")}</Menu.Item>
        <Menu.Item renderRoot={(props) => <Link to={paths.newValueCoupon} {...props} />}>
          {t("newTitle.VALUE")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
