import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { Deck } from "#packages/ui/cards/Deck.tsx";
import type { Home } from "#packages/web/member/club/home.ts";
import { Section } from "#packages/web/member/shell/Section.tsx";
import { FullStampCard } from "./FullStampCard.tsx";
import { type OwnCard, openFilling, type WonReward } from "./fillings.ts";
import type { Landings } from "./landings.ts";
import { OwnStampCard } from "./OwnStampCard.tsx";
import { useLandings } from "./use-landings.ts";

/** Shows the member's stamp cards: those with new stamps first, then open ones. Spec §4. */
export function StampCards({ home }: { home: Home }) {
  const words = useTranslations("stampCards");
  const landings = useLandings(home);
  const router = useRouter();
  if (home.stampcards.length === 0) return null;
  const openCard = ({ id }: OwnCard) => router.navigate({ to: paths.stampCard, params: { id: String(id) } });
  const openReward = ({ id }: WonReward) => router.navigate({ to: paths.stampCardCoupon, params: { id: String(id) } });
  const items = ordered(home.stampcards, landings).flatMap((card) => {
    const { filled, landed } = landings[card.id] ?? { filled: null, landed: 0 };
    const own = {
      key: String(card.id),
      card: <OwnStampCard card={card} landed={landed} onOpen={() => openCard(card)} />,
    };
    if (!filled) return [own];
    const won = home.stampcardCoupons.find(({ usage }) => usage.stampcardUsageId === filled.filling.id);
    const full = <FullStampCard card={card} {...filled} won={won} onOpen={openReward} />;
    return [{ key: `full ${filled.filling.id}`, card: full }, own];
  });
  return (
    <Section title={words("title")}>
      <Deck label={words("title")} previousLabel={words("previousCard")} nextLabel={words("nextCard")} items={items} />
    </Section>
  );
}

function ordered(cards: readonly OwnCard[], landings: Landings): OwnCard[] {
  const rank = (card: OwnCard) => (landings[card.id] ? 2 : 0) + (openFilling(card) ? 1 : 0);
  return cards.toSorted((a, b) => rank(b) - rank(a));
}
