import type { Sharp } from "sharp";
import { plateColours, plateFor } from "#packages/ui/pictures/logo-plate.ts";
import { brandPalette } from "#packages/ui/theme/brand-palette.ts";
import { initialsOf, type Shape } from "./draw-letters.ts";
import type { Icon, IconCut } from "./icon-kinds.ts";

/** The facts that a club's icon is drawn from. */
export interface IconSubject {
  commercialName: string;
  /** The club's colour in the form `#rrggbb`. */
  brandColour: string;
  logoPath: string | null;
}

export interface Ground {
  from: string;
  to: string;
}

/** The mark on an icon's background: initials, a free logo, or a logo with its own background. */
export interface Emblem {
  ground: Ground;
  /** Whether the emblem has its own background, and fills an icon that has no shape of its own. */
  brings: boolean;
  /** Draws the emblem, in one colour with transparency if requested. */
  draw(width: number, height: number, oneColour: boolean): Promise<Buffer>;
}

/** The emblem's share of the shorter side. A phone's round crop keeps at least four fifths. */
const share: Record<IconCut, { free: number; brought: number }> = {
  any: { free: 0.58, brought: 1 },
  maskable: { free: 0.5, brought: 0.76 },
  full: { free: 0.56, brought: 1 },
  monochrome: { free: 0.6, brought: 0.6 },
  splash: { free: 0.3, brought: 0.34 },
};
/** The largest ratio of width to height. A longer logo is a word, which is unreadable at icon size. */
const longestLogo = 2.2;
const looked = 48;

export async function pictureOf(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { limitInputPixels: 25_000_000 }).timeout({ seconds: 15 });
}

const inSvg = ({ width, height }: { width: number; height: number }, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

function painted({ body, box }: Shape, colour: string, width: number, height: number): Buffer {
  const { x, y } = box;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${box.width} ${box.height}" color="${colour}">${body}</svg>`,
  );
}

async function lettered({ commercialName, brandColour }: IconSubject): Promise<Emblem> {
  const { cardFrom, cardTo, onCard } = brandPalette(brandColour).light;
  const shape = await initialsOf(commercialName);
  return {
    ground: { from: cardFrom, to: cardTo },
    brings: false,
    async draw(width, height, oneColour) {
      return (await pictureOf(painted(shape, oneColour ? "#ffffff" : onCard, width, height))).png().toBuffer();
    },
  };
}

const hex = (pixels: Buffer, at: number) => `#${pixels.toString("hex", at, at + 3)}`;

/** Returns the logo as an emblem; null if it is too long to read at icon size. */
async function ofLogo(subject: IconSubject, logo: Buffer, longest: number): Promise<Emblem | null> {
  const trimmed = await (await pictureOf(logo)).trim().png().toBuffer();
  const { width = 1, height = 1 } = await (await pictureOf(trimmed)).metadata();
  if (Math.max(width, height) / Math.min(width, height) > longest) return null;
  const image = await pictureOf(trimmed);
  const pixels = await image.ensureAlpha().resize(looked, looked, { fit: "fill" }).raw().toBuffer();
  const { cardFrom, cardTo } = brandPalette(subject.brandColour).light;
  const plate = plateFor(new Uint8ClampedArray(pixels), [cardFrom, cardTo]);
  let seen = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) >= 200) seen += 1;
  // Detects a logo with its own background as plateFor does: a picture that fills its square is its own background, in
  // the colour at the middle of its left edge.
  const brings = seen / (looked * looked) > 0.75;
  const own = hex(pixels, (Math.floor(looked / 2) * looked + 1) * 4);
  const ground = brings
    ? { from: own, to: own }
    : plate === "none"
      ? { from: cardFrom, to: cardTo }
      : plateGround(plate);
  return {
    ground,
    brings,
    async draw(wide, high, oneColour) {
      // A logo with its own background would be a plain square in one colour, so the initials replace it.
      if (oneColour && brings) return (await lettered(subject)).draw(wide, high, true);
      const sized = (await pictureOf(trimmed)).resize(wide, high, {
        fit: "contain",
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      });
      if (!oneColour) return sized.png().toBuffer();
      const alpha = await sized.ensureAlpha().extractChannel("alpha").toBuffer();
      const white = { width: wide, height: high, channels: 3 as const, background: "#ffffff" };
      const { default: sharp } = await import("sharp");
      return sharp({ create: white }).joinChannel(alpha).png().toBuffer();
    },
  };
}

const plateGround = (plate: "light" | "dark"): Ground => ({ from: plateColours[plate], to: plateColours[plate] });

/**
 * Returns a club's logo with its background, or its initials if the logo is more than `longest` times longer than high.
 */
export async function emblemOf(subject: IconSubject, logo: Buffer | null, longest = longestLogo): Promise<Emblem> {
  return (logo && (await ofLogo(subject, logo, longest))) || lettered(subject);
}

const onGround = ({ width, height }: Icon, { from, to }: Ground, radius: number) =>
  inSvg(
    { width, height },
    `<defs><linearGradient id="g" x1="0.1" y1="0" x2="0.7" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" rx="${radius}" fill="url(#g)"/>`,
  );

/** Returns the colour behind a club's icon, for the area that a phone paints around it. */
export async function groundOf(subject: IconSubject, logo: Buffer | null): Promise<string> {
  return (await emblemOf(subject, logo)).ground.from;
}

/** Draws one icon of a club as PNG, from its stored logo or else its initials. */
export async function drawIcon(subject: IconSubject, logo: Buffer | null, icon: Icon): Promise<Buffer> {
  const { cut, width, height } = icon;
  const emblem = await emblemOf(subject, logo);
  const part = share[cut][emblem.brings ? "brought" : "free"];
  const side = Math.round(Math.min(width, height) * part);
  const drawn = await emblem.draw(side, side, cut === "monochrome");
  const bare = cut === "monochrome" || (cut === "any" && emblem.brings);
  const ground = bare ? inSvg({ width, height }, "") : onGround(icon, emblem.ground, cut === "any" ? width * 0.22 : 0);
  const fullIcon = (await pictureOf(ground)).composite([{ input: drawn }]);
  // Compresses a splash screen less: full compression would take twice as long while a user waits.
  const compressionLevel = cut === "splash" ? 6 : 9;
  return (cut === "splash" || cut === "full" ? fullIcon.removeAlpha() : fullIcon).png({ compressionLevel }).toBuffer();
}
