import { createHash } from "node:crypto";
import { drawIcon, groundOf, type IconSubject } from "./draw-icon.ts";
import type { Files } from "./files.ts";
import { type IconKind, iconOf } from "./icon-kinds.ts";
import { bytesOf, keepDrawings } from "./kept-drawings.ts";

/** Counted up when the drawing itself changes: then every club's icons have new addresses. */
const drawing = 1;

const atMost = 300;

export interface AppIcons {
  /** PNG. */
  read(subject: IconSubject, kind: IconKind): Promise<Buffer>;
  /** The colour (`#rrggbb`) the icon lies on, for what a phone paints around it. */
  ground(subject: IconSubject): Promise<string>;
}

/** What a club's icons are made of, in ten signs: another logo, name or colour has other addresses. */
export function iconVersion({ commercialName, brandColour, logoPath }: IconSubject): string {
  const facts = JSON.stringify([drawing, commercialName, brandColour, logoPath]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 10);
}

export const iconPath = (subject: IconSubject, kind: IconKind) => `/icons/${iconVersion(subject)}/${kind}.png`;

/** Icons and splash screens of clubs on home screens, drawn when they are first asked for and kept in mind. */
export function createAppIcons(files: Pick<Files, "read">): AppIcons {
  const once = keepDrawings<Buffer | string>(atMost);
  return {
    read: (subject, kind) =>
      once(`${iconVersion(subject)}/${kind}`, async () =>
        drawIcon(subject, await bytesOf(files, subject.logoPath), iconOf(kind)),
      ),
    ground: (subject) =>
      once(`${iconVersion(subject)}/ground`, async () => groundOf(subject, await bytesOf(files, subject.logoPath))),
  };
}
