import { Section } from "../../shell/Section.tsx";
import { CampaignPoster } from "./CampaignPoster.tsx";
import classes from "./campaigns.module.css";
import type { Campaign } from "./queries.ts";

/** Campaigns as posters, one under another; nothing at all where there are none. */
export function Campaigns({ title, campaigns }: { title: string; campaigns: readonly Campaign[] }) {
  if (campaigns.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes.posters}>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignPoster campaign={campaign} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
