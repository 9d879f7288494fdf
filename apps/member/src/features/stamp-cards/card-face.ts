import { stampCardFace } from "@stammis/ui/cards/stamp-card-face.ts";
import { useCallback } from "react";
import type { AnswerOf } from "../../lib/api.ts";
import { useChain } from "../../lib/chain.ts";
import { fileUrl } from "../../lib/files.ts";

/** A card as the merchant made it. */
export type CardDesign = AnswerOf<"getPublicStampcards">[number];

/** A card's look, whoever has it. */
export function useCardFace() {
  const { brandColour } = useChain();
  return useCallback(
    (card: CardDesign) =>
      stampCardFace(
        {
          ...card,
          imageUrl: fileUrl(card.imagePath),
          stampImageUrl: fileUrl(card.stampPath),
          emptyImageUrl: fileUrl(card.stampUncollectedPath),
        },
        brandColour,
      ),
    [brandColour],
  );
}
