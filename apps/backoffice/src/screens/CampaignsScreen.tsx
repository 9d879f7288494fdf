import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { CampaignList } from "../features/campaigns/CampaignList.tsx";
import { useCan } from "../lib/session.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { paths } from "../paths.ts";
import { useTitle } from "../shell/use-title.ts";

const views = ["list", "month", "quarter"] as const;

/** `/campaigns`: what the club tells, by status or as a calendar. */
export function CampaignsScreen() {
  const t = useTranslations("campaigns");
  const { view: shown = "list" } = useListAddress().search;
  useTitle(useTranslations("shell")("campaigns"));
  const create = useCan("runCampaigns") && (
    <Button renderRoot={(props) => <Link to={paths.newCampaign} {...props} />}>{t("create")}</Button>
  );
  const tabs = views.map((view) => ({
    key: view,
    label: t(`views.${view}`),
    href: view === "list" ? paths.campaigns : `${paths.campaigns}?view=${view}`,
    isCurrent: view === shown,
  }));
  return <CampaignList create={create} tabs={tabs} />;
}
