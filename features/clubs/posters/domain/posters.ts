/** What a club's sign-up code is printed as: a poster, a sheet for a counter, a tent of three faces folded of an A4. */
export const posterFormats = ["A4", "A5", "TENT"] as const;
export type PosterFormat = (typeof posterFormats)[number];

/** Size of the cut sheet, in millimetres. */
export const posterSizes: Record<PosterFormat, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  TENT: { width: 210, height: 297 },
};

/** Colour that goes beyond each edge, to be cut away, in millimetres. */
export const posterBleed = 3;
