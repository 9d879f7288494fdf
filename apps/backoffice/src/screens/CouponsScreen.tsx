import { Button, Menu } from "@mantine/core";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { IconChevronDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { CouponFilters } from "../features/coupons/CouponFilters.tsx";
import { CouponTiles } from "../features/coupons/CouponTiles.tsx";
import { campaignsWithCouponQuery, couponsQuery } from "../features/coupons/queries.ts";
import { byStatus } from "../features/publishing/by-status.ts";
import { matches } from "../lib/local-pages.ts";
import { useCan } from "../lib/session.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { paths } from "../paths.ts";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/coupons`: rewards and value coupons as the tickets they are. */
export function CouponsScreen() {
  const t = useTranslations("coupons");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { search } = useListAddress();
  const query = useQuery(couponsQuery);
  const campaigns = useQuery(campaignsWithCouponQuery).data ?? [];
  const mayChange = useCan("manageClub");
  useTitle(shell("coupons"));
  const campaign = campaigns.find(({ id }) => id === search.campaignId);
  const some = (query.data?.length ?? 0) > 0;
  return (
    <ListPage
      title={shell("coupons")}
      description={t("lead")}
      actions={mayChange && some && <NewCoupon />}
      filters={some && <CouponFilters campaigns={campaigns} />}
    >
      <Loaded query={query} failed={t("fetchFailed")} skeleton={<TableSkeleton label={words("loading")} />}>
        {(coupons) => {
          if (coupons.length === 0)
            return (
              <EmptyState
                drawing="coupons"
                title={t("emptyTitle")}
                text={t("emptyText")}
                action={mayChange && <NewCoupon />}
              />
            );
          const found = coupons
            .filter(({ kind }) => !search.kind || kind === search.kind)
            .filter(({ id }) => !campaign || id === campaign.couponId)
            .filter(({ name, description }) => matches(search.q ?? "", name, description))
            .sort(byStatus);
          if (found.length === 0) return <EmptyState drawing="search" title={t("noneFound")} />;
          return <CouponTiles coupons={found} ofCampaign={campaign !== undefined} />;
        }}
      </Loaded>
    </ListPage>
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
