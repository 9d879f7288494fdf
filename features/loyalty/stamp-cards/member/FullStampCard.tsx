import { useTranslations } from "use-intl/react";
import { StampCard } from "#packages/ui/stamps/StampCard.tsx";
import { useLasting } from "#packages/web/member/format/use-lasting.ts";
import { useCardFace } from "./card-face.ts";
import type { OwnCard, OwnFilling, WonReward } from "./fillings.ts";

type FullStampCardProps = {
  card: OwnCard;
  filling: OwnFilling;
  landed: number;
  /** The reward of the filling, if still usable. */
  won: WonReward | undefined;
  onOpen?: ((won: WonReward) => void) | undefined;
};

/** Shows a card that was just filled: its last stamps appear, and it turns over to its reward. */
export function FullStampCard({ card, filling, landed, won, onOpen }: FullStampCardProps) {
  const words = useTranslations("stampCards");
  const face = useCardFace();
  const lasting = useLasting();
  const { stampsAmount: total, collectedStamps: collected } = filling;
  const lastingText = won && lasting(won.usage.validThrough);
  return (
    <StampCard
      {...face(card)}
      total={total}
      collected={collected}
      landed={landed}
      countText={words("places", { collected, total })}
      back={{
        title: words("fullTitle"),
        text: [won?.reward ?? card.reward, lastingText].filter(Boolean).join(". "),
        actionLabel: won && onOpen ? words("fullAction") : undefined,
        onAction: won && onOpen ? () => onOpen(won) : undefined,
      }}
    />
  );
}
