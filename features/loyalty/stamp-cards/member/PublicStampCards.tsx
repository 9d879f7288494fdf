import { useTranslations } from "use-intl/react";
import { Deck } from "#packages/ui/cards/Deck.tsx";
import { StampCard } from "#packages/ui/stamps/StampCard.tsx";
import { Section } from "#packages/web/member/shell/Section.tsx";
import { type CardDesign, useCardFace } from "./card-face.ts";

/** Shows the empty cards that a visitor could start, with their rewards. Spec §2 "/guest". */
export function PublicStampCards({ title, cards }: { title: string; cards: readonly CardDesign[] }) {
  const words = useTranslations("stampCards");
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <Deck
        label={title}
        previousLabel={words("previousCard")}
        nextLabel={words("nextCard")}
        items={cards.map((card) => ({ key: String(card.id), card: <EmptyStampCard card={card} /> }))}
      />
    </Section>
  );
}

function EmptyStampCard({ card }: { card: CardDesign }) {
  const words = useTranslations("stampCards");
  const face = useCardFace();
  return (
    <StampCard
      {...face(card)}
      total={card.stampsAmount}
      collected={0}
      countText={words("empty", { count: card.stampsAmount })}
    />
  );
}
