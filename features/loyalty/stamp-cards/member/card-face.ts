import { useCallback } from "react";
import { stampCardFace } from "#packages/ui/cards/stamp-card-face.ts";
import type { AnswerOf } from "#packages/web/member/lib/api.ts";
import { useChain } from "#packages/web/member/lib/chain.ts";
import { fileUrl } from "#packages/web/member/lib/files.ts";

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
