import { brandPalette } from "#packages/ui/theme/brand-palette.ts";
import { iconVersion } from "./app-icons.ts";
import { drawIcon, emblemOf, type IconSubject, pictureOf } from "./draw-icon.ts";
import type { Files } from "./files.ts";
import { bytesOf, keepDrawings } from "./kept-drawings.ts";

const mebibytes = 8;
const dots = [1, 2, 3] as const;
/** The size in points of a store card's strip, by Apple's format. */
const strip = { width: 375, height: 123 };

const named = (name: string, times: number) => `${name}${times === 1 ? "" : `@${times}x`}.png`;

/** Draws the strip in the club's colour, with the emblem at the right; the left side shows the number. */
async function drawStrip(subject: IconSubject, logo: Buffer | null, times: number): Promise<Buffer> {
  const width = strip.width * times;
  const height = strip.height * times;
  const { cardFrom, cardTo } = brandPalette(subject.brandColour).light;
  const emblem = await emblemOf(subject, logo);
  const side = Math.round(height * 0.62);
  const isFree = emblem.ground.from === cardFrom && !emblem.brings;
  const inner = isFree || emblem.brings ? side : Math.round(side * 0.72);
  const left = width - side - Math.round(height * 0.19);
  const top = Math.round((height - side) / 2);
  const plate = isFree
    ? ""
    : `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${side * 0.16}" fill="${emblem.ground.from}"/>`;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${cardFrom}"/><stop offset="1" stop-color="${cardTo}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${plate}</svg>`;
  const input = await emblem.draw(inner, inner, false);
  const aside = Math.round((side - inner) / 2);
  return (await pictureOf(Buffer.from(ground)))
    .composite([{ input, left: left + aside, top: top + aside }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function drawAll(subject: IconSubject, logo: Buffer | null): Promise<Record<string, Buffer>> {
  const pictures: Record<string, Buffer> = {};
  for (const times of dots) {
    const icon = (cut: "any" | "full", side: number) => drawIcon(subject, logo, { cut, width: side, height: side });
    pictures[named("icon", times)] = await icon("full", 29 * times);
    pictures[named("logo", times)] = await icon("any", 50 * times);
    pictures[named("strip", times)] = await drawStrip(subject, logo, times);
  }
  return pictures;
}

/** Returns the pictures of a club's wallet cards, as PNG by file name; drawn on the first request and cached. */
export type PassPicturesOf = (subject: IconSubject) => Promise<Record<string, Buffer>>;

export function createPassPictures(files: Pick<Files, "read">): PassPicturesOf {
  const once = keepDrawings<Record<string, Buffer>>(mebibytes, (pictures) =>
    Object.values(pictures).reduce((sum, { length }) => sum + length, 0),
  );
  return (subject) => once(iconVersion(subject), async () => drawAll(subject, await bytesOf(files, subject.logoPath)));
}
