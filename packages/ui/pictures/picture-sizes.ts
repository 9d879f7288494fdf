/** Longest sides, in pixels, for screens of one, two and three dots a point. */
const sides = {
  /** A stamp, a mark in a menu. */
  small: [128, 128, 256],
  /** A logo, a picture beside words. */
  half: [256, 540, 540],
  /** As wide as a phone. */
  full: [540, 1080, 1080],
} as const;

export type ShownSize = keyof typeof sides;

/** What an `<img>` asks for, so that a picture of the server's comes no larger than it is shown. Others are as they are. */
export function pictureAt(url: string, size: ShownSize): { src: string; srcSet?: string } {
  if (!url.startsWith("/files/")) return { src: url };
  const at = (side: number) => `${url}${url.includes("?") ? "&" : "?"}side=${side}`;
  const srcSet = sides[size].map((side, place) => `${at(side)} ${place + 1}x`).join(", ");
  return { src: at(sides[size][0]), srcSet };
}
