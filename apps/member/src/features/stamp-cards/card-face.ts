import type { StampCardProps } from "@stammis/ui/cards/StampCard.tsx";
import { stampCardColours } from "@stammis/ui/cards/stamp-card-colours.ts";
import { useCallback } from "react";
import type { AnswerOf } from "../../lib/api.ts";
import { useChain } from "../../lib/chain.ts";
import { fileUrl } from "../../lib/files.ts";

/** A card as the merchant made it. */
export type CardDesign = AnswerOf<"getPublicStampcards">[number];

const sizes = { SMALL: "small", MEDIUM: "medium", LARGE: "large" } as const;

/** A card's look, whoever has it: words, pictures and colours of the merchant's choice. */
export function useCardFace() {
  const { brandColour } = useChain();
  return useCallback(
    (card: CardDesign) =>
      ({
        title: card.title,
        hideTitle: card.hideTitle,
        titleSize: sizes[card.titleSize],
        subtitle: card.hideSubtitle ? undefined : card.subtitle || undefined,
        subtitleSize: sizes[card.subtitleSize],
        reward: card.reward,
        imageUrl: fileUrl(card.imagePath),
        stampImageUrl: fileUrl(card.stampPath),
        emptyImageUrl: fileUrl(card.stampUncollectedPath),
        ...stampCardColours(
          { card: card.cardColor, stamp: card.stampColor, title: card.titleColor, subtitle: card.subtitleColor },
          brandColour,
        ),
      }) satisfies Partial<StampCardProps>,
    [brandColour],
  );
}
