import type { StampCardProps } from "./StampCard.tsx";
import { stampCardColours } from "./stamp-card-colours.ts";
import { STAMP_MARKS, type StampMarkName } from "./stamp-marks.tsx";

type TextSize = "SMALL" | "MEDIUM" | "LARGE";

/**
 * A stamp card as its merchant designed it. Picture addresses are ready for a browser; `reward` is the reward of a full
 * card.
 */
export type StampCardDesign = {
  title: string;
  hideTitle: boolean;
  titleSize: TextSize;
  titleColor: string;
  subtitle: string;
  hideSubtitle: boolean;
  subtitleSize: TextSize;
  subtitleColor: string;
  cardColor: string;
  stampColor: string;
  stampMark: StampMarkName;
  reward: string;
  imageUrl?: string | undefined;
  stampImageUrl?: string | undefined;
  emptyImageUrl?: string | undefined;
};

const sizes = { SMALL: "small", MEDIUM: "medium", LARGE: "large" } as const;

/** Returns the look of a `StampCard`, independent of the member: the merchant's texts, pictures and colours. */
export function stampCardFace(design: StampCardDesign, brandColour: string) {
  const { title, hideTitle, subtitle, reward, imageUrl, stampImageUrl, emptyImageUrl } = design;
  return {
    title,
    hideTitle,
    reward,
    imageUrl,
    stampImageUrl,
    emptyImageUrl,
    titleSize: sizes[design.titleSize],
    subtitle: design.hideSubtitle ? undefined : subtitle || undefined,
    subtitleSize: sizes[design.subtitleSize],
    mark: STAMP_MARKS[design.stampMark],
    ...stampCardColours(
      { card: design.cardColor, stamp: design.stampColor, title: design.titleColor, subtitle: design.subtitleColor },
      brandColour,
    ),
  } satisfies Partial<StampCardProps>;
}
