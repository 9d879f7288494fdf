import { createHash } from "node:crypto";
import { drawIcon, groundOf, type IconSubject } from "./draw-icon.ts";
import type { Files } from "./files.ts";
import { type IconKind, iconOf } from "./icon-kinds.ts";
import { bytesOf, keepDrawings, type MayDraw } from "./kept-drawings.ts";

/** The drawing's version: increase it when the drawing changes, so that all icons get new URLs. */
const drawing = 1;

/**
 * Cache sizes in MiB for icons (some 10 kB each) and splash screens (some 100 kB). Splash screens have their own queue,
 * so that no icon waits for them.
 */
const mebibytes = { icons: 8, splashes: 16 };

export interface AppIcons {
  /** Returns the icon as PNG. */
  read(subject: IconSubject, kind: IconKind, mayDraw?: MayDraw): Promise<Buffer>;
  /** Returns the colour (`#rrggbb`) behind the icon, for the area that a phone paints around it. */
  ground(subject: IconSubject, mayDraw?: MayDraw): Promise<string>;
}

/** Returns a version in ten characters: another logo, name or colour changes the icons' URLs. */
export function iconVersion({ commercialName, brandColour, logoPath }: IconSubject): string {
  const facts = JSON.stringify([drawing, commercialName, brandColour, logoPath]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 10);
}

export const iconPath = (subject: IconSubject, kind: IconKind) => `/icons/${iconVersion(subject)}/${kind}.png`;

/** Creates the cache of clubs' icons and splash screens, which are drawn on the first request. */
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
