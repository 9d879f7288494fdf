import { Menu } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import publishing from "#features/loyalty/publishing/backoffice/publishing.module.css";
import type { ListedCampaign } from "../queries.ts";
import { useBeginSendout } from "./use-begin-sendout.ts";

/** Begins a sendout with the campaign's message and link, to its audience. */
export function WriteSendoutItem({ campaign }: { campaign: ListedCampaign }) {
  const t = useTranslations("campaigns");
  const begin = useBeginSendout(campaign);
  return (
    <Menu.Item onClick={() => void begin()}>
      {t("writeSendout")}
      <span className={publishing.about}>{t("writeSendoutAbout")}</span>
    </Menu.Item>
  );
}
