import { worstContrast } from "#packages/ui/theme/colour.ts";
import { emblemOf, type Ground, type IconSubject, pictureOf } from "./draw-icon.ts";
import { setType } from "./draw-type.ts";

/** The size that programs expect of a preview picture. */
export const sharedSize = { width: 1200, height: 630 } as const;
const { width, height } = sharedSize;

/** The layout in pixels next to a picture (5:4, like a banner), and the layout with the name only. */
const panel = { width: 413, emblem: 190, edge: 44 };
const alone = { emblem: 260, edge: 96, gap: 64 };

/** The largest ratio of a logo's width to its height: even a word is readable at the size of a preview. */
const longestLogo = 8;

const inkOn = ({ from, to }: Ground) =>
  worstContrast("#ffffff", [from, to]) >= worstContrast("#1d1a18", [from, to]) ? "#ffffff" : "#1d1a18";

/** Draws the pattern of the club's card, rotated out of a corner. */
const rosette = (ink: string, x: number, y: number, radius: number) =>
  Array.from(
    { length: 12 },
    (_, turn) =>
      `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.42}" transform="rotate(${turn * 15} ${x} ${y})" fill="none" stroke="${ink}" stroke-opacity="0.13" stroke-width="2"/>`,
  ).join("");

const sheet = ({ from, to }: Ground, body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0.1" y1="0" x2="0.7" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${body}</svg>`,
  );

/**
 * Draws a shared page's preview picture (JPEG, 1200×630): the club's name and emblem on its colour, next to the page's
 * picture, if any. `logo` and `shown` are stored bytes.
 */
export async function drawShared(subject: IconSubject, logo: Buffer | null, photo: Buffer | null): Promise<Buffer> {
  const emblem = await emblemOf(subject, logo, longestLogo);
  const ink = inkOn(emblem.ground);
  const side = photo ? panel.emblem : alone.emblem;
  const mark = await (await pictureOf(await emblem.draw(side * 2, side * 2, false)))
    .trim()
    .resize(photo ? panel.width - 2 * panel.edge : 400, side, { fit: "inside" })
    .toBuffer({ resolveWithObject: true });
  const { edge, gap } = photo ? { ...panel, gap: 36 } : alone;
  const room = photo
    ? { width: panel.width - 2 * edge, size: 46, lines: 4 }
    : { width: width - 2 * edge - mark.info.width - gap, size: 96, lines: 4 };
  const type = await setType(subject.commercialName, room);
  const totalHeight = photo ? mark.info.height + gap + type.height : mark.info.height;
  const top = Math.round((height - totalHeight) / 2);
  const at = photo
    ? { x: edge, y: top + mark.info.height + gap }
    : { x: edge + mark.info.width + gap, y: (height - type.height) / 2 };
  const pattern = photo ? rosette(ink, 0, height, 300) : rosette(ink, width, height, 420);
  const ground = sheet(
    emblem.ground,
    `${pattern}<g fill="${ink}" transform="translate(${at.x} ${at.y})">${type.body}</g>`,
  );
  const resizedPhoto =
    photo && (await (await pictureOf(photo)).resize(width - panel.width, height, { fit: "cover" }).toBuffer());
  return (await pictureOf(ground))
    .composite([
      { input: mark.data, left: edge, top },
      ...(resizedPhoto ? [{ input: resizedPhoto, left: panel.width, top: 0 }] : []),
    ])
    .flatten({ background: emblem.ground.from })
    .jpeg({ quality: 84 })
    .toBuffer();
}
