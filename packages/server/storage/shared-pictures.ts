import { createHash } from "node:crypto";
import type { SharedPage } from "../request/shared-page.ts";
import type { IconSubject } from "./draw-icon.ts";
import { drawShared } from "./draw-shared.ts";
import type { Files } from "./files.ts";
import { bytesOf, keepDrawings, type MayDraw } from "./kept-drawings.ts";

/** The drawing's version: increase it when the drawing changes, so that all pictures get new URLs. */
const drawing = 1;

/** The size of the cache in MiB; each picture has some 60 kB. */
const mebibytes = 8;

type Club = Pick<IconSubject, "commercialName" | "brandColour">;

/** Returns a version of the page's picture in ten characters, from all facts it is drawn from. */
export function sharedVersion({ commercialName, brandColour }: Club, { picturePath, logoPath }: SharedPage): string {
  const facts = JSON.stringify([drawing, commercialName, brandColour, picturePath, logoPath]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 10);
}

export const sharedPicturePath = (club: Club, page: SharedPage) =>
  `/shared/${sharedVersion(club, page)}/${page.name}.jpg`;

/** Returns the preview picture (JPEG) of a shared page; drawn on the first request and cached. */
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
