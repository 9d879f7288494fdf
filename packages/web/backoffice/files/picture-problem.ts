import { uploadMaxBytes } from "#packages/domain/limits.ts";
import { checkPicture, type PictureRefusal } from "#packages/domain/pictures/check-picture.ts";

/** Enough to reach a JPEG's size after the metadata that cameras write first. */
const headBytes = 1_048_576;

/**
 * Returns why the server would refuse a file as a picture, from its content before sending; null when it may accept it.
 */
export async function pictureProblem(file: Blob): Promise<PictureRefusal | "TOO_LARGE" | null> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => null);
  if (head === null) return "IMAGE_NOT_READABLE";
  return checkPicture(new Uint8Array(head)) ?? (file.size > uploadMaxBytes ? "TOO_LARGE" : null);
}
