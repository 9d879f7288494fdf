import type { TextEncoding } from "#packages/domain/csv/text-encodings.ts";
import { readContent } from "./read-content.ts";

/** Reads a file next to the page, which stays responsive: gets its bytes, sends back its content. */
addEventListener("message", async ({ data }: MessageEvent<{ bytes: ArrayBuffer; encoding?: TextEncoding }>) => {
  postMessage(await readContent(data.bytes, data.encoding));
});
