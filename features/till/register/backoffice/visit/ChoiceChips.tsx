import { Button } from "@mantine/core";
import { IconPin } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { Chips, ChipToggle } from "#packages/ui/form/ChipToggle.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { storeCategories } from "../habits/till-habits.ts";
import { useUsualCategories } from "../habits/use-usual-categories.ts";
import type { TillFacts } from "../queries.ts";
import { campaignsToChoose } from "./here.ts";
import { categoriesOf, type Visit, type VisitEvent } from "./visit.ts";

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

/** Chooses the categories of the goods. The till can remember a choice for the next customers. */
export function CategoryChips({ facts, visit, dispatch, pointOfSaleId }: ChipsProps & { pointOfSaleId: number }) {
  const t = useTranslations("register");
  const { subdomain: chain } = useChain();
  const usual = useUsualCategories(facts, pointOfSaleId);
  if (!facts?.categories.length) return null;
  const chosen = categoriesOf(visit, usual);
  const isUsual = new Set(chosen).symmetricDifference(new Set(usual)).size === 0;
  return (
    <Chips label={t("categories")}>
      {facts.categories.map(({ id, name }) => (
        <ChipToggle
          key={id}
          label={name}
          pressed={chosen.includes(id)}
          disabled={visit.phase !== "open"}
          onChange={() => dispatch({ type: "category", id, usual })}
        />
      ))}
      {!isUsual && (
        <Button
          variant="subtle"
          leftSection={<IconPin size={20} aria-hidden="true" />}
          onClick={() => storeCategories({ chain, pointOfSaleId }, chosen)}
        >
          {t(chosen.length > 0 ? "rememberCategories" : "rememberNone")}
        </Button>
      )}
    </Chips>
  );
}
