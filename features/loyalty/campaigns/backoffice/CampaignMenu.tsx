import { Menu } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { PublishMenu } from "#features/loyalty/publishing/backoffice/PublishMenu.tsx";
import publishing from "#features/loyalty/publishing/backoffice/publishing.module.css";
import { paths } from "#features/office-paths.ts";
import { nameMax } from "#packages/domain/limits.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { mayKeepCampaign } from "../domain/campaigns.ts";
import { copyOf } from "./campaign-form.ts";
import { type ListedCampaign, useCampaignActs, useCopyCampaign, useOwnPlaces } from "./queries.ts";
import { SendCampaign } from "./sendout/sending-slots.ts";
import { WriteSendoutItem } from "./sendout/WriteSendoutItem.tsx";

type CampaignMenuProps = { campaign: ListedCampaign; onRemoved?: () => void; compact?: boolean };

/** Menu of a campaign's actions; empty without the right to change it. */
export function CampaignMenu({ campaign, ...menu }: CampaignMenuProps) {
  const { own } = useOwnPlaces();
  const acts = useCampaignActs();
  const mayRun = useCan("runCampaigns");
  // Joining members get a welcome offer automatically, so it needs no sendout.
  const mayWrite = useCan("manageClub") && !campaign.welcomeOffer;
  const [isAsking, ask] = useState(false);
  if (!mayRun || !mayKeepCampaign(own, campaign.pointOfSaleIds)) return null;
  // Publishing a draft with a message also sends it, so it asks first.
  const sends = mayWrite && campaign.storedStatus === "NEW" && campaign.mediums.length > 0;
  const setStatus: typeof acts.setStatus.mutate = (input, options) => {
    if (sends && input.publishStatus === "ACTIVE") ask(true);
    else acts.setStatus.mutate(input, options);
  };
  const asking = { ...acts, setStatus: { ...acts.setStatus, mutate: setStatus } };
  const done = () => ask(false);
  return (
    <>
      <PublishMenu thing={{ ...campaign, kind: "CAMPAIGN" }} acts={asking} {...menu}>
        {mayWrite && campaign.publishStatus === "ACTIVE" && <WriteSendoutItem campaign={campaign} />}
        <CopyItem campaign={campaign} />
      </PublishMenu>
      {isAsking && <SendCampaign campaign={campaign} onSent={done} onClose={done} />}
    </>
  );
}

function CopyItem({ campaign: { id, name } }: { campaign: ListedCampaign }) {
  const t = useTranslations("campaigns");
  const notices = useNotices();
  const navigate = useNavigate();
  const today = useToday();
  const copy = useCopyCampaign();
  const begin = async () => {
    try {
      const from = await call("getCampaign", { params: { id } });
      const named = t("copyOf", { name: name.slice(0, nameMax - 2).trim() });
      const draft = await copy.mutateAsync({ from, body: copyOf(from, named, today) });
      notices.done(t("copyDone", { name }));
      await navigate({ to: paths.campaign, params: { id: String(draft.id) } });
    } catch (error) {
      notices.failed(error, t("copyFailed"));
    }
  };
  return (
    <Menu.Item onClick={() => void begin()}>
      {t("copy")}
      <span className={publishing.about}>{t("copyAbout")}</span>
    </Menu.Item>
  );
}
