import type { TillFacts } from "../queries.ts";
import { CampaignChips, CategoryChips } from "./ChoiceChips.tsx";
import classes from "./choices.module.css";
import { StampCards } from "./StampCards.tsx";
import { newCards } from "./stamp-plan.ts";
import type { Visit, VisitEvent } from "./visit.ts";

type ChoicesForAllProps = {
  /** What happens to the visit. */
  text: string;
  facts: TillFacts | undefined;
  visit: Visit;
  dispatch: (event: VisitEvent) => void;
  pointOfSaleId: number;
};

/** Shows the choices that every customer has: new stamp cards, campaigns and categories. */
export function ChoicesForAll({ text, facts, visit, dispatch, pointOfSaleId }: ChoicesForAllProps) {
  return (
    <div className={classes.choices}>
      <p className={classes.quiet}>{text}</p>
      <StampCards cards={newCards(facts?.stampcards ?? [])} visit={visit} dispatch={dispatch} />
      <CampaignChips facts={facts} visit={visit} dispatch={dispatch} />
      <CategoryChips facts={facts} visit={visit} dispatch={dispatch} pointOfSaleId={pointOfSaleId} />
    </div>
  );
}
