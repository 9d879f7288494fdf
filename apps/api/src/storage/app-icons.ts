import { createHash } from "node:crypto";
import { createTurns } from "../security/turns.ts";
import { drawIcon, groundOf, type IconSubject } from "./draw-icon.ts";
import type { Files } from "./files.ts";
import { type IconKind, iconOf } from "./icon-kinds.ts";

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
  const known = new Map<string, Promise<Buffer | string>>();
  const inTurn = createTurns({ atOnce: 1, waitAtMost: 30 });
  function once<T extends Buffer | string>(key: string, make: () => Promise<T>): Promise<T> {
    const found = known.get(key);
    if (found) return found as Promise<T>;
    const made = inTurn(make);
    known.set(key, made);
    // What failed is tried again by the next who asks.
    made.catch(() => known.delete(key));
    if (known.size > atMost) known.delete(known.keys().next().value as string);
    return made;
  }
  const logoOf = async ({ logoPath }: IconSubject) => (logoPath === null ? null : files.read(logoPath));
  return {
    read: (subject, kind) =>
      once(`${iconVersion(subject)}/${kind}`, async () => drawIcon(subject, await logoOf(subject), iconOf(kind))),
    ground: (subject) => once(`${iconVersion(subject)}/ground`, async () => groundOf(subject, await logoOf(subject))),
  };
}
