import { uploadMaxBytes } from "#packages/domain/limits.ts";
import { pictureProblem } from "#packages/web/backoffice/files/picture-problem.ts";
import { bannerSourceSide } from "../../domain/banners.ts";
import type { Size } from "../banner-rules/boxes.ts";
import { smallEnough } from "../banner-rules/small-enough.ts";

/** The source picture of a banner. */
export type Source = {
  url: string;
  image: HTMLImageElement;
  size: Size;
  /** The file to upload; null if the server has it. */
  file: File | null;
};

/** Encodes a canvas in the best quality that may be uploaded: WebP, or JPEG if the browser has no WebP. */
export async function encoded(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  const as = (type: string) => (quality: number) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob((blob) => resolve(blob), type, quality));
  const webp = await smallEnough(as("image/webp"), uploadMaxBytes);
  const blob = webp?.type === "image/webp" ? webp : await smallEnough(as("image/jpeg"), uploadMaxBytes);
  return blob && new File([blob], `${name}.${blob.type.slice(6)}`, { type: blob.type });
}

/** Opens a picture by its address. Throws if it is not a picture. */
export async function openSource(url: string, file: File | null): Promise<Source> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { url, image, size: { width: image.naturalWidth, height: image.naturalHeight }, file };
}

/**
 * Opens a picture that the user chose. Redraws a file that the server would refuse: smaller and without animation.
 * Throws if the browser cannot show the picture.
 */
export async function chosenSource(file: File): Promise<Source> {
  const source = await openSource(URL.createObjectURL(file), file);
  const longest = Math.max(source.size.width, source.size.height);
  if (longest <= bannerSourceSide && (await pictureProblem(file)) === null) return source;
  const share = Math.min(1, bannerSourceSide / longest);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(source.size.width * share));
  canvas.height = Math.max(1, Math.round(source.size.height * share));
  canvas.getContext("2d")?.drawImage(source.image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(source.url);
  const smaller = await encoded(canvas, "picture");
  if (!smaller) throw new Error("the browser cannot encode the picture");
  return openSource(URL.createObjectURL(smaller), smaller);
}
