import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
/** The smallest file to compress, in bytes. Less than a network packet gains nothing from compression. */
const smallest = 1_400;

/**
 * Writes a maximally compressed copy next to each file that becomes smaller. The server sends these copies and
 * compresses no built file itself.
 */
export function compressedFiles(): Plugin {
  return {
    name: "compressed-files",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
      await Promise.all(
        texts.map(async (file) => {
          const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (bytes.length < smallest) return;
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          await writeFile(join(dir, `${file.fileName}.br`), await brotli(bytes, { params }));
          await writeFile(join(dir, `${file.fileName}.gz`), await zipped(bytes, { level: 9 }));
        }),
      );
    },
  };
}
