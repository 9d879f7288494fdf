import type { TextEncoding } from "#packages/domain/csv/text-encodings.ts";
import { readContent } from "./read-content.ts";

/** Reads a file in a worker, so that the page stays responsive: receives its bytes, sends its content. */
addEventListener("message", async ({ data }: MessageEvent<{ bytes: ArrayBuffer; encoding?: TextEncoding }>) => {
  postMessage(await readContent(data.bytes, data.encoding));
});
