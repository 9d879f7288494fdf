import type { TextEncoding } from "#packages/domain/csv/text-encodings.ts";
import type { FileContent, ReadContent } from "./read-content.ts";

/** A file with its content, and the fingerprint that recognises the file when it is chosen again. */
export interface ReadFile {
  name: string;
  /** SHA-256 of the file's bytes. */
  fingerprint: string;
  content: FileContent;
  bytes: ArrayBuffer;
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Browsers hash only in secure contexts; elsewhere name, size and modification time recognise the file. */
async function fingerprintOf(file: File, bytes: ArrayBuffer): Promise<string> {
  if (globalThis.crypto?.subtle) return hex(await crypto.subtle.digest("SHA-256", bytes));
  return hex(new TextEncoder().encode(`${file.size} ${file.lastModified} ${file.name}`).buffer as ArrayBuffer)
    .padEnd(64, "0")
    .slice(0, 64);
}

function readInWorker(bytes: ArrayBuffer, encoding?: TextEncoding): Promise<ReadContent> {
  const worker = new Worker(new URL("./file-worker.ts", import.meta.url), { type: "module" });
  return new Promise<ReadContent>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ReadContent>) => resolve(data);
    worker.onerror = () => resolve({ ok: false, problem: "UNREADABLE" });
    worker.postMessage({ bytes, encoding });
  }).finally(() => worker.terminate());
}

type Read = { ok: true; file: ReadFile } | Extract<ReadContent, { ok: false }>;

/** Reads a file that the merchant chose; no data leaves the browser. */
export async function readFile(file: File): Promise<Read> {
  const bytes = await file.arrayBuffer();
  const fingerprint = await fingerprintOf(file, bytes);
  const read = await readInWorker(bytes);
  return read.ok
    ? { ok: true, file: { name: file.name.slice(0, 200), fingerprint, content: read.content, bytes } }
    : read;
}

/** Reads the same file again in another encoding. */
export async function readFileIn(file: ReadFile, encoding: TextEncoding): Promise<Read> {
  const read = await readInWorker(file.bytes, encoding);
  return read.ok ? { ok: true, file: { ...file, content: read.content } } : read;
}
