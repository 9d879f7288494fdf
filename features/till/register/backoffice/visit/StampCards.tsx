import { useTranslations } from "use-intl/react";
import { type MemberCard, untouchedCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { StampStepper } from "#packages/ui/form/StampStepper.tsx";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import type { TillCard } from "../queries.ts";
import classes from "./choices.module.css";
import { cardPlan } from "./stamp-plan.ts";
import type { Visit, VisitEvent } from "./visit.ts";

type Dispatch = (event: VisitEvent) => void;

type StampCardsProps = {
  cards: readonly TillCard[];
  /** The customer's cards by the card's id; a guest has none. */
  memberCards?: ReadonlyMap<number, MemberCard>;
  visit: Visit;
  dispatch: Dispatch;
};

/** Shows a customer's stamp cards, for stamping by touch. */
export function StampCards({ cards, memberCards, visit, dispatch }: StampCardsProps) {
  if (cards.length === 0) return null;
  return (
    <div className={classes.cards}>
      {cards.map((card) => (
        <Card
          key={card.id}
          card={card}
          memberCard={memberCards?.get(card.id) ?? untouchedCard}
          visit={visit}
          dispatch={dispatch}
        />
      ))}
    </div>
  );
}

type CardProps = { card: TillCard; memberCard: MemberCard; visit: Visit; dispatch: Dispatch };

function Card({ card, memberCard, visit, dispatch }: CardProps) {
  const t = useTranslations("register");
  const givenStamps = visit.stamps[card.id] ?? 0;
  const plan = cardPlan(card, memberCard, givenStamps, useToday());
  const give = (stamps: number) => () => dispatch({ type: "stamps", stampcardId: card.id, stamps });
  const isOpen = visit.phase === "open";
  const { title } = card;
  const count =
    plan.completed === 0
      ? t("stampsOf", { count: plan.after, total: plan.total })
      : plan.onNext > 0
        ? t("fullAndNext", { count: plan.onNext })
        : t("full");
  const note = card.owedStamps > 0 ? t("owedStamps", { count: card.owedStamps }) : card.reward;
  return (
    <StampStepper
      title={title}
      countText={count}
      note={note}
      total={plan.total}
      before={plan.before}
      after={plan.after}
      givenText={givenStamps > 0 ? `+${givenStamps}` : "0"}
      addLabel={t("addStamp", { title })}
      removeLabel={t("removeStamp", { title })}
      // The server computes this number with the same rule that refuses further stamps.
      onAdd={isOpen && givenStamps < card.stampsPossible ? give(givenStamps + 1) : undefined}
      onRemove={isOpen && givenStamps > 0 ? give(givenStamps - 1) : undefined}
      mark={card.stampMark}
      stampImageUrl={card.stampPath ?? undefined}
      emptyImageUrl={card.stampUncollectedPath ?? undefined}
      paper={card.stampPath ? card.cardColor : undefined}
    />
  );
}
