/** The print formats: a poster, a counter sheet, a tent folded from A4, a window sticker, and a sign for the till. */
export const posterFormats = ["A4", "A5", "TENT", "WINDOW", "TILL"] as const;
export type PosterFormat = (typeof posterFormats)[number];

/** The size of the cut sheet in millimetres. */
export const posterSizes: Record<PosterFormat, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  TENT: { width: 210, height: 297 },
  WINDOW: { width: 150, height: 150 },
  TILL: { width: 148, height: 105 },
};

/** The most offers on each format: more are unreadable at the distance it is read from. */
export const offersAtMost: Record<PosterFormat, number> = { A4: 3, A5: 3, TENT: 3, WINDOW: 1, TILL: 2 };

/** The colour of the sheet: the club's own, or white, which saves ink. */
export const posterBackgrounds = ["COLOUR", "WHITE"] as const;
export type PosterBackground = (typeof posterBackgrounds)[number];

/** The bleed beyond each edge in millimetres, to be cut off. */
export const posterBleed = 3;
