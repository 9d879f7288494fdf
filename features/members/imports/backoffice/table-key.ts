import type { ImportTable } from "../domain/find-table.ts";

/** Returns a 32-bit hash (FNV-1a). */
function hashOf(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * Returns a key that recognises a table when it is sent again: the file's fingerprint that ends with a hash of the
 * table. Two sheets of a workbook, or two encodings of a file, must not continue each other's import.
 */
export function tableFingerprint(file: string, { headings, rows }: Pick<ImportTable, "headings" | "rows">): string {
  let hashes = [0x811c9dc5, 0x01234567];
  for (const cells of [headings, ...rows.map((row) => row.cells)]) {
    const text = JSON.stringify(cells);
    hashes = hashes.map((hash) => hashOf(text, hash));
  }
  return file.slice(0, 48) + hashes.map((hash) => hash.toString(16).padStart(8, "0")).join("");
}
