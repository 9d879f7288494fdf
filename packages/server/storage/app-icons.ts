import { createHash } from "node:crypto";
import { drawIcon, groundOf, type IconSubject } from "./draw-icon.ts";
import type { Files } from "./files.ts";
import { type IconKind, iconOf } from "./icon-kinds.ts";
import { bytesOf, keepDrawings, type MayDraw } from "./kept-drawings.ts";

/** Counted up when the drawing itself changes: then every club's icons have new addresses. */
const drawing = 1;

/** Of icons, some 10 kB each, and of splash screens, some 100: those have a queue of their own, so that no icon waits for them. */
const mebibytes = { icons: 8, splashes: 16 };

export interface AppIcons {
  /** PNG. */
  read(subject: IconSubject, kind: IconKind, mayDraw?: MayDraw): Promise<Buffer>;
  /** The colour (`#rrggbb`) the icon lies on, for what a phone paints around it. */
  ground(subject: IconSubject, mayDraw?: MayDraw): Promise<string>;
}

/** What a club's icons are made of, in ten signs: another logo, name or colour has other addresses. */
export function iconVersion({ commercialName, brandColour, logoPath }: IconSubject): string {
  const facts = JSON.stringify([drawing, commercialName, brandColour, logoPath]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 10);
}

export const iconPath = (subject: IconSubject, kind: IconKind) => `/icons/${iconVersion(subject)}/${kind}.png`;

/** Icons and splash screens of clubs on home screens, drawn when they are first asked for and kept in mind. */
export function createAppIcons(files: Pick<Files, "read">): AppIcons {
  const once = keepDrawings<Buffer | string>(mebibytes.icons, ({ length }) => length);
  const onceSplash = keepDrawings<Buffer>(mebibytes.splashes, ({ length }) => length);
  return {
    read(subject, kind, mayDraw) {
      const icon = iconOf(kind);
      const draw = async () => drawIcon(subject, await bytesOf(files, subject.logoPath), icon);
      return (icon.cut === "splash" ? onceSplash : once)(`${iconVersion(subject)}/${kind}`, draw, mayDraw);
    },
    ground: (subject, mayDraw) =>
      once(
        `${iconVersion(subject)}/ground`,
        async () => groundOf(subject, await bytesOf(files, subject.logoPath)),
        mayDraw,
      ),
  };
}
