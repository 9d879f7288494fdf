/** Stored picture sizes by the longest side in pixels: screens show them at one, two and three dots per point. */
export const pictureSides = [128, 256, 540, 1080] as const;
export type PictureSide = (typeof pictureSides)[number];

/** Formats, smallest first. `fallback` is a PNG with transparency, else a JPEG. */
export type Format = "avif" | "webp" | "fallback";

export interface KeptPicture {
  key: string;
  type: string;
}

const publicPath = /^\/files\/(\d{1,12})\/([0-9a-f]{32})\.webp$/;
const types = { avif: "image/avif", webp: "image/webp", png: "image/png", jpg: "image/jpeg" } as const;
type Ending = keyof typeof types;

/**
 * Returns the keys of a public path: the unscaled picture, and the folder of other sizes and formats. Null for another
 * path.
 */
export function keysOf(path: string): { original: string; folder: string } | null {
  const [, chain, hash] = publicPath.exec(path) ?? [];
  return chain && hash ? { original: `${chain}/${hash}.webp`, folder: `${chain}/${hash}` } : null;
}

/** Returns the public path of a stored file of any size; null for another file. */
export function pathOf(key: string): string | null {
  const [, picture] = /^(\d{1,12}\/[0-9a-f]{32})(?:\.webp|\/(?:full|\d{2,4})\.(?:avif|webp|png|jpg))$/.exec(key) ?? [];
  return picture ? `/files/${picture}.webp` : null;
}

export const sizedKey = (folder: string, side: PictureSide | null, ending: Ending) =>
  `${folder}/${side ?? "full"}.${ending}`;

/** Returns the requested side in pixels; null for the unscaled picture. */
export function sideAsked(value: unknown): PictureSide | null {
  return pictureSides.find((side) => String(side) === value) ?? null;
}

/**
 * Returns the best format by the `Accept` header. Mail programs and printers accept neither AVIF nor WebP by name, so
 * they get the fallback.
 */
export function formatAsked(accept: string | undefined): Format {
  if (accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "fallback";
}

/**
 * Returns suitable files, best first. Some may not exist: small pictures have no large sizes, new pictures have no
 * sizes yet.
 */
export function candidates(path: string, side: PictureSide | null, format: Format): KeptPicture[] {
  const keys = keysOf(path);
  if (!keys) return [];
  const endings: Ending[] = format === "fallback" ? ["png", "jpg"] : [format];
  // The fallback is for mails and printers and only exists unscaled.
  const sides = side === null || format === "fallback" ? [null] : [side, null];
  const sized = sides.flatMap((each) =>
    endings
      // The unscaled WebP is the file at the path itself.
      .filter((ending) => !(each === null && ending === "webp"))
      .map((ending) => ({ key: sizedKey(keys.folder, each, ending), type: types[ending] })),
  );
  return [...sized, { key: keys.original, type: types.webp }];
}
