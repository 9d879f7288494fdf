/** The print formats of a sign-up code: a poster, a counter sheet, and a three-sided tent folded from A4. */
export const posterFormats = ["A4", "A5", "TENT"] as const;
export type PosterFormat = (typeof posterFormats)[number];

/** The size of the cut sheet in millimetres. */
export const posterSizes: Record<PosterFormat, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  TENT: { width: 210, height: 297 },
};

/** The bleed beyond each edge in millimetres, to be cut off. */
export const posterBleed = 3;
