import type { ReadTable, Table } from "./read-table.ts";

/** A file as it was read, and what knows it again. */
export interface ReadFile {
  name: string;
  /** SHA-256 of its bytes. */
  fingerprint: string;
  table: Table;
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The page's address may be no secure one, where browsers hash nothing; a name and a size then do. */
async function fingerprintOf(file: File, bytes: ArrayBuffer): Promise<string> {
  if (globalThis.crypto?.subtle) return hex(await crypto.subtle.digest("SHA-256", bytes));
  return hex(new TextEncoder().encode(`${file.size} ${file.lastModified} ${file.name}`).buffer as ArrayBuffer)
    .padEnd(64, "0")
    .slice(0, 64);
}

function inWorker(bytes: ArrayBuffer): Promise<ReadTable> {
  const worker = new Worker(new URL("./file-worker.ts", import.meta.url), { type: "module" });
  return new Promise<ReadTable>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ReadTable>) => resolve(data);
    worker.onerror = () => resolve({ ok: false, problem: "UNREADABLE" });
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}

/** Reads a file that somebody chose; nothing of it leaves the browser. */
export async function readFile(file: File): Promise<{ ok: true; file: ReadFile } | Extract<ReadTable, { ok: false }>> {
  const bytes = await file.arrayBuffer();
  const fingerprint = await fingerprintOf(file, bytes);
  const read = await inWorker(bytes);
  return read.ok ? { ok: true, file: { name: file.name.slice(0, 200), fingerprint, table: read.table } } : read;
}
