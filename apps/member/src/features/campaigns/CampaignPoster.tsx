import { useGo } from "@stammis/shell/use-go.ts";
import { Poster } from "@stammis/ui/cards/Poster.tsx";
import { useTranslations } from "use-intl/react";
import { fileUrl } from "../../lib/files.ts";
import { useNearLasting } from "../../lib/use-lasting.ts";
import type { Campaign } from "./queries.ts";
import { campaignPath } from "./running.ts";

type CampaignPosterProps = {
  campaign: Campaign;
  subpage?: string | null | undefined;
  /** Its picture is asked for before others. */
  first?: boolean;
};

/** A campaign as a full-width picture that leads to its page. */
export function CampaignPoster({ campaign, subpage, first }: CampaignPosterProps) {
  const words = useTranslations("campaigns");
  const lasting = useNearLasting();
  const go = useGo();
  return (
    <Poster
      kind={campaign.welcomeOffer ? words("welcome") : undefined}
      title={campaign.name}
      text={campaign.description || undefined}
      imageUrl={fileUrl(campaign.bannerPath)}
      imageAlt={campaign.bannerTexts.join(" ")}
      drawn={campaign.bannerTexts.length > 0}
      lasting={lasting(campaign.endDate)}
      href={campaignPath(campaign.id, subpage)}
      navigate={go}
      first={first}
    />
  );
}
