/** Longest sides, in pixels, that pictures are kept in beside the whole: what screens show at one, two and three dots a point. */
export const pictureSides = [128, 256, 540, 1080] as const;
export type PictureSide = (typeof pictureSides)[number];

/** Best first: what is smallest where it can be shown. `fallback` is a PNG where there is transparency, else a JPEG. */
export type Format = "avif" | "webp" | "fallback";

export interface KeptPicture {
  key: string;
  type: string;
}

const publicPath = /^\/files\/(\d{1,12})\/([0-9a-f]{32})\.webp$/;
const types = { avif: "image/avif", webp: "image/webp", png: "image/png", jpg: "image/jpeg" } as const;
type Ending = keyof typeof types;

/** Where the files of a public path lie: the whole, and a folder of its other sizes and formats. Null: it is none of ours. */
export function keysOf(path: string): { original: string; folder: string } | null {
  const [, chain, hash] = publicPath.exec(path) ?? [];
  return chain && hash ? { original: `${chain}/${hash}.webp`, folder: `${chain}/${hash}` } : null;
}

/** The public path that a file belongs to, of whatever size it is; null for a file that is none of ours. */
export function pathOf(key: string): string | null {
  const [, picture] = /^(\d{1,12}\/[0-9a-f]{32})(?:\.webp|\/(?:full|\d{2,4})\.(?:avif|webp|png|jpg))$/.exec(key) ?? [];
  return picture ? `/files/${picture}.webp` : null;
}

export const sizedKey = (folder: string, side: PictureSide | null, ending: Ending) =>
  `${folder}/${side ?? "full"}.${ending}`;

/** The side that is asked for by an address; null: the whole. */
export function sideAsked(value: unknown): PictureSide | null {
  return pictureSides.find((side) => String(side) === value) ?? null;
}

/** What whoever asks can show, by their `Accept`: mail programs and printers name neither of the newer two. */
export function formatAsked(accept: string | undefined): Format {
  if (accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "fallback";
}

/** Files that would do, the best first. Not all are there: a small picture has no large size, a new one none as yet. */
export function candidates(path: string, side: PictureSide | null, format: Format): KeptPicture[] {
  const keys = keysOf(path);
  if (!keys) return [];
  const endings: Ending[] = format === "fallback" ? ["png", "jpg"] : [format];
  // The fallback is for mails and printers, and kept whole alone.
  const sides = side === null || format === "fallback" ? [null] : [side, null];
  const sized = sides.flatMap((each) =>
    endings
      // A whole WebP is the file that the path itself names.
      .filter((ending) => !(each === null && ending === "webp"))
      .map((ending) => ({ key: sizedKey(keys.folder, each, ending), type: types[ending] })),
  );
  return [...sized, { key: keys.original, type: types.webp }];
}
