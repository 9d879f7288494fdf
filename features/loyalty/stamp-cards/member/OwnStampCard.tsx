import { useTranslations } from "use-intl/react";
import { StampCard } from "#packages/ui/stamps/StampCard.tsx";
import { useNearLasting } from "#packages/web/member/format/use-lasting.ts";
import { useCardFace } from "./card-face.ts";
import { type OwnCard, openFilling } from "./fillings.ts";

type OwnStampCardProps = {
  card: OwnCard;
  /** The number of stamps added since the last view. */
  landed?: number | undefined;
  onOpen?: (() => void) | undefined;
  level?: 1 | undefined;
};

/** Shows a card with this member's stamps; without stamps the empty card. */
export function OwnStampCard({ card, landed, onOpen, level }: OwnStampCardProps) {
  const words = useTranslations("stampCards");
  const face = useCardFace();
  const lasting = useNearLasting();
  const open = openFilling(card);
  const total = open?.stampsAmount ?? card.stampsAmount;
  const collected = open?.collectedStamps ?? 0;
  const values = { count: total - collected };
  return (
    <StampCard
      {...face(card)}
      total={total}
      collected={collected}
      landed={landed}
      countText={collected > 0 ? words("toGo", values) : words("empty", values)}
      placesText={words("places", { collected, total })}
      lasting={
        card.owedStamps > 0 ? words("owed", { count: card.owedStamps }) : open ? lasting(open.endDate) : undefined
      }
      onOpen={onOpen}
      level={level}
    />
  );
}
