import { uploadMaxBytes } from "@stammis/domain/limits";

const kinds = new Set(["image/png", "image/jpeg", "image/webp"]);

/** What is wrong with a file before it is sent, as the server would say it; null: it may be a picture. */
export function pictureProblem({ type, size }: Pick<File, "type" | "size">): "IMAGE_NOT_READABLE" | "TOO_LARGE" | null {
  if (!kinds.has(type)) return "IMAGE_NOT_READABLE";
  return size > uploadMaxBytes ? "TOO_LARGE" : null;
}
