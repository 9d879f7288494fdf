import { useTranslations } from "use-intl/react";
import { pendingPurchaseDays } from "#packages/domain/limits.ts";
import type { TillFacts } from "../queries.ts";
import { CampaignChips, CategoryChips } from "../visit/ChoiceChips.tsx";
import classes from "../visit/choices.module.css";
import { StampCards } from "../visit/StampCards.tsx";
import { newCards } from "../visit/stamp-plan.ts";
import type { Visit, VisitEvent } from "../visit/visit.ts";

type NewCustomerProps = { facts: TillFacts | undefined; visit: Visit; dispatch: (event: VisitEvent) => void };

/** Shows the choices for a customer to be invited; the typed amount will be pending. */
export function NewCustomer({ facts, visit, dispatch }: NewCustomerProps) {
  const t = useTranslations("register");
  return (
    <div className={classes.choices}>
      <p className={classes.quiet}>{t("waitsText", { days: pendingPurchaseDays })}</p>
      <StampCards cards={newCards(facts?.stampcards ?? [])} visit={visit} dispatch={dispatch} />
      <CampaignChips facts={facts} visit={visit} dispatch={dispatch} />
      <CategoryChips facts={facts} visit={visit} dispatch={dispatch} />
    </div>
  );
}
