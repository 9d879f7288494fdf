import { uploadMaxBytes } from "#packages/domain/limits.ts";
import { checkPicture, type PictureRefusal } from "#packages/domain/pictures/check-picture.ts";

/** The number of bytes read from a file: enough to reach a JPEG's size after the metadata that cameras write first. */
const headBytes = 1_048_576;

/**
 * Returns the reason why the server would refuse a file as a picture, found in its content before sending; null when
 * the server may accept it.
 */
export async function pictureProblem(file: Blob): Promise<PictureRefusal | "TOO_LARGE" | null> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => null);
  if (head === null) return "IMAGE_NOT_READABLE";
  return checkPicture(new Uint8Array(head)) ?? (file.size > uploadMaxBytes ? "TOO_LARGE" : null);
}
