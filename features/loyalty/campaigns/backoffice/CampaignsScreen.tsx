import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { CampaignList } from "./CampaignList.tsx";
import { readCampaignSearch } from "./search.ts";

const views = ["list", "month", "quarter"] as const;

/** `/campaigns`: the club's campaigns by status or as a calendar. */
export function CampaignsScreen() {
  const t = useTranslations("campaigns");
  const { view: currentView = "list" } = useListAddress(readCampaignSearch).search;
  useTitle(t("menu"));
  const create = useCan("runCampaigns") && (
    <Button renderRoot={(props) => <Link to={paths.newCampaign} {...props} />}>{t("create")}</Button>
  );
  const tabs = views.map((view) => ({
    key: view,
    label: t(`views.${view}`),
    href: view === "list" ? paths.campaigns : `${paths.campaigns}?view=${view}`,
    isCurrent: view === currentView,
  }));
  return <CampaignList create={create} tabs={tabs} />;
}
