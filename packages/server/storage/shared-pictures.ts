import { createHash } from "node:crypto";
import type { SharedPage } from "../request/shared-page.ts";
import type { IconSubject } from "./draw-icon.ts";
import { drawShared } from "./draw-shared.ts";
import type { Files } from "./files.ts";
import { bytesOf, keepDrawings, type MayDraw } from "./kept-drawings.ts";

/** Counted up when the drawing itself changes: then every picture has a new address. */
const drawing = 1;

/** Some 60 kB each. */
const mebibytes = 8;

type Club = Pick<IconSubject, "commercialName" | "brandColour">;

/** What a page's picture is made of, in ten signs. */
export function sharedVersion({ commercialName, brandColour }: Club, { picturePath, logoPath }: SharedPage): string {
  const facts = JSON.stringify([drawing, commercialName, brandColour, picturePath, logoPath]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 10);
}

export const sharedPicturePath = (club: Club, page: SharedPage) =>
  `/shared/${sharedVersion(club, page)}/${page.name}.jpg`;

/** The picture (JPEG) of a shared page: drawn when it is first asked for, and kept in mind. */
export type DrawShared = (club: Club, page: SharedPage, mayDraw?: MayDraw) => Promise<Buffer>;

export function createSharedPictures(files: Pick<Files, "read">): DrawShared {
  const once = keepDrawings<Buffer>(mebibytes, ({ length }) => length);
  return ({ commercialName, brandColour }, page, mayDraw) => {
    const { logoPath, picturePath } = page;
    const subject = { commercialName, brandColour, logoPath };
    const draw = async () => drawShared(subject, await bytesOf(files, logoPath), await bytesOf(files, picturePath));
    return once(sharedVersion({ commercialName, brandColour }, page), draw, mayDraw);
  };
}
