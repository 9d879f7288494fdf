/** Longest sides of pictures in pixels, for screens with one, two and three dots per point. */
const sides = {
  /** The size of a stamp, or of a mark in a menu. */
  small: [128, 128, 256],
  /** The size of a logo, or of a picture next to text. */
  half: [256, 540, 540],
  /** The size of a picture that is as wide as a phone. */
  full: [540, 1080, 1080],
} as const;

export type ShownSize = keyof typeof sides;

/**
 * Returns the attributes of an `<img>`, so that a server picture loads no larger than it is shown. Other pictures are
 * unchanged.
 */
export function pictureAt(url: string, size: ShownSize): { src: string; srcSet?: string } {
  if (!url.startsWith("/files/")) return { src: url };
  const at = (side: number) => `${url}${url.includes("?") ? "&" : "?"}side=${side}`;
  const srcSet = sides[size].map((side, place) => `${at(side)} ${place + 1}x`).join(", ");
  return { src: at(sides[size][0]), srcSet };
}
