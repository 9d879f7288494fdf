/** One piece of a backup, small enough to fit in memory. */
export interface Piece {
  name: string;
  bytes: Buffer;
}

const block = 512;
const longestName = 100;
/** The largest size of a piece in bytes. A header with a larger size is invalid. */
const bytesAtMost = 512 * 1024 * 1024;

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, "0")}\0`;

function headerOf({ name, bytes }: Piece): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`The file name ${name} is too long for a backup.`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8) + octal(0, 8) + octal(bytes.length, 12) + octal(0, 12), 108);
  header.write(" ".repeat(8), 148);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  return header;
}

const padding = (length: number) => Buffer.alloc((block - (length % block)) % block);

/** Packs pieces into a tar archive that any `tar` can list and extract. */
export async function* packTar(pieces: AsyncIterable<Piece>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    yield headerOf(piece);
    yield piece.bytes;
    yield padding(piece.bytes.length);
  }
  yield Buffer.alloc(2 * block);
}

/** Reads the requested number of bytes from a stream of arbitrary chunks. */
function readerOf(source: AsyncIterable<Uint8Array>) {
  const from = source[Symbol.asyncIterator]();
  let buffers: Buffer[] = [];
  let length = 0;
  return {
    async take(byteCount: number): Promise<Buffer> {
      while (length < byteCount) {
        const { done, value } = await from.next();
        if (done) throw new Error("The backup is incomplete: unexpected end of file.");
        buffers.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
        length += value.byteLength;
      }
      const all = buffers.length === 1 ? (buffers[0] as Buffer) : Buffer.concat(buffers);
      buffers = [all.subarray(byteCount)];
      length -= byteCount;
      return all.subarray(0, byteCount);
    },
    /** Reads to the end, because only the end proves that nothing was cut off. */
    async finish(): Promise<void> {
      while (!(await from.next()).done);
    },
  };
}

/** Yields the pieces of an archive in order. @throws when the archive is cut off or invalid. */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  const reader = readerOf(source);
  for (;;) {
    const header = await reader.take(block);
    if (header[0] === 0) break;
    const name = header.toString("utf8", 0, longestName).replace(/\0.*$/s, "");
    const size = Number.parseInt(header.toString("latin1", 124, 135), 8);
    if (!(size <= bytesAtMost)) throw new Error("The file is not a Stammis backup.");
    const bytes = Buffer.from(await reader.take(size));
    await reader.take(padding(size).length);
    yield { name, bytes };
  }
  await reader.finish();
}
