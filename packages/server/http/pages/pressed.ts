import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
/** The compression level. A page is compressed for every request: a millisecond is acceptable, ten are not. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Compresses a text in an encoding of `accept-encoding` and returns its name; otherwise the text unchanged. */
export async function pressed(text: string, accepted: string): Promise<{ body: string | Buffer; encoding?: string }> {
  const names = accepted.split(",").map((name) => name.trim());
  if (names.includes("br")) return { body: await brotli(text, { params }), encoding: "br" };
  if (names.includes("gzip")) return { body: await zipped(text), encoding: "gzip" };
  return { body: text };
}
