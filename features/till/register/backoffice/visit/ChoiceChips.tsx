import { useTranslations } from "use-intl/react";
import { Chips, ChipToggle } from "#packages/ui/form/ChipToggle.tsx";
import type { TillFacts } from "../queries.ts";
import { campaignsToChoose } from "./here.ts";
import type { Visit, VisitEvent } from "./visit.ts";

type ChipsProps = { facts: TillFacts | undefined; visit: Visit; dispatch: (event: VisitEvent) => void };

/** Chooses the running campaigns that led to this purchase. */
export function CampaignChips({ facts, visit, dispatch }: ChipsProps) {
  const t = useTranslations("register");
  const campaigns = facts ? campaignsToChoose(facts) : [];
  if (campaigns.length === 0) return null;
  return (
    <Chips label={t("campaigns")}>
      {campaigns.map(({ id, name }) => (
        <ChipToggle
          key={id}
          label={name}
          pressed={visit.campaignIds.includes(id)}
          disabled={visit.phase !== "open"}
          onChange={() => dispatch({ type: "campaign", id })}
        />
      ))}
    </Chips>
  );
}

/** Chooses the categories of the goods. */
export function CategoryChips({ facts, visit, dispatch }: ChipsProps) {
  const t = useTranslations("register");
  if (!facts?.categories.length) return null;
  return (
    <Chips label={t("categories")}>
      {facts.categories.map(({ id, name }) => (
        <ChipToggle
          key={id}
          label={name}
          pressed={visit.categoryIds.includes(id)}
          disabled={visit.phase !== "open"}
          onChange={() => dispatch({ type: "category", id })}
        />
      ))}
    </Chips>
  );
}
