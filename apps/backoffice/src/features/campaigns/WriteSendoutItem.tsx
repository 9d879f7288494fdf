import { Menu } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { call } from "../../lib/api.ts";
import { useNotices } from "../../lib/notices.ts";
import { paths } from "../../paths.ts";
import publishing from "../publishing/publishing.module.css";
import type { ListedCampaign } from "./queries.ts";

/** Begins a sendout that leads to the campaign, to those it is for: a draft, opened to be written. Product §8. */
export function WriteSendoutItem({ campaign: { id, name, selectionId } }: { campaign: ListedCampaign }) {
  const t = useTranslations("campaigns");
  const notices = useNotices();
  const navigate = useNavigate();
  const begin = async () => {
    const body = {
      ...{ name, selectionId, campaignId: id, media: ["SMS" as const], sms: { text: "", link: "", translations: {} } },
      ...{ email: null, senderName: "", sendAt: null, automatic: null, heldOutPercent: 0 },
    };
    try {
      const draft = await call("createSendout", { body });
      await navigate({ to: paths.sendout, params: { id: String(draft.id) } });
    } catch (error) {
      notices.failed(error, t("writeSendoutFailed"));
    }
  };
  return (
    <Menu.Item onClick={() => void begin()}>
      {t("writeSendout")}
      <span className={publishing.about}>{t("writeSendoutAbout")}</span>
    </Menu.Item>
  );
}
