import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const read = new Map<string, Buffer>();

/** Reads a WOFF file as a plain font, cached. The PDF library would unpack it in JavaScript for every document. */
export function readFont(file: string): Buffer {
  const fontData = read.get(file) ?? unpack(readFileSync(file));
  read.set(file, fontData);
  return fontData;
}

const inFours = (length: number) => (length + 3) & ~3;

/** Converts WOFF 1.0, whose tables are deflated separately, to the original sfnt. */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woff.subarray(44 + at * 20, 64 + at * 20);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  let offset = head.length;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + at * 16;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    offset += inFours(bytes.length);
  }
  const padded = tables.flatMap(({ bytes }) => [bytes, Buffer.alloc(inFours(bytes.length) - bytes.length)]);
  return Buffer.concat([head, ...padded]);
}
