import { useCallback } from "react";
import { stampCardFace } from "#packages/ui/stamps/stamp-card-face.ts";
import { useChain } from "#packages/web/member/club/chain.ts";
import { fileUrl } from "#packages/web/member/club/files.ts";
import type { AnswerOf } from "#packages/web/member/session/api.ts";

/** A card as the merchant designed it. */
export type CardDesign = AnswerOf<"getPublicStampcards">[number];

/** Returns the look of a card. */
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
