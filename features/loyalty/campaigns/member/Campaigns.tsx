import { Section } from "#packages/web/member/shell/Section.tsx";
import { useFold } from "#packages/web/member/shell/use-fold.tsx";
import { CampaignPoster } from "./CampaignPoster.tsx";
import classes from "./campaigns.module.css";
import type { Campaign } from "./queries.ts";

type CampaignsProps = {
  title: string;
  campaigns: readonly Campaign[];
  /** The address part of the point of sale whose page shows the campaigns. */
  subpage?: string | null;
  /** Whether the campaigns are at the top of the page, so that their first picture is loaded with priority. */
  first?: boolean;
};

/** Lists campaigns as posters; empty without any. */
export function Campaigns({ title, campaigns, subpage, first = false }: CampaignsProps) {
  const [visibleCampaigns, fold] = useFold(campaigns);
  if (campaigns.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes.posters}>
        {visibleCampaigns.map((campaign, place) => (
          <li key={campaign.id}>
            <CampaignPoster campaign={campaign} subpage={subpage} first={first && place === 0} />
          </li>
        ))}
      </ul>
      {fold}
    </Section>
  );
}
