import { useTranslations } from "use-intl/react";
import { Poster } from "#packages/ui/pictures/Poster.tsx";
import { fileUrl } from "#packages/web/member/club/files.ts";
import { useNearLasting } from "#packages/web/member/format/use-lasting.ts";
import { useGo } from "#packages/web/use-go.ts";
import type { Campaign } from "./queries.ts";
import { campaignPath } from "./running.ts";

type CampaignPosterProps = {
  campaign: Campaign;
  subpage?: string | null | undefined;
  /** Loads the poster's picture with priority. */
  first?: boolean;
};

/** Shows a campaign as a full-width picture with a link to its page. */
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
