import { hash } from "node:crypto";
import type pg from "pg";
import { to } from "pg-copy-streams";
import type { TableSum } from "./manifest.ts";

const newline = 10;
const pieceBytes = 1024 * 1024;

export interface RowsAsked {
  name: string;
  columns: readonly string[];
  /** Restricts the rows; absent for all rows. */
  where?: string | undefined;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const columnList = (columns: readonly string[]) => columns.map(quoted).join(", ");

/** Sums the hashes of rows, so that their order does not matter. */
export function summing() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: Buffer) {
      rows += 1;
      sum = BigInt.asUintN(64, sum + hash("sha256", row, "buffer").readBigUInt64LE());
    },
    result: (): TableSum => ({ rows, sum: sum.toString(16).padStart(16, "0") }),
  };
}

/** Yields each line of PostgreSQL's text format with its line end; line ends inside values are escaped. */
export function* linesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(newline, from);
    const next = end < 0 ? bytes.length : end + 1;
    yield bytes.subarray(from, next);
    from = next;
  }
}

/** Yields rows as PostgreSQL's COPY writes them, in pieces of about a megabyte that end with a row. */
export async function* readRows(client: pg.Client, { name, columns, where }: RowsAsked): AsyncGenerator<Buffer> {
  const from = `select ${columnList(columns)} from ${quoted(name)}${where ? ` where ${where}` : ""}`;
  const copying = client.query(to(`copy (${from}) to stdout`));
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of copying as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < pieceBytes) continue;
    const all = Buffer.concat(chunks);
    const end = all.lastIndexOf(newline) + 1;
    if (end > 0) yield all.subarray(0, end);
    chunks = [all.subarray(end)];
    length = all.length - end;
  }
  if (length > 0) yield Buffer.concat(chunks);
}

/** Counts and sums the rows that a table holds now. */
export async function sumRows(client: pg.Client, request: RowsAsked): Promise<TableSum> {
  const sum = summing();
  for await (const piece of readRows(client, request)) for (const line of linesOf(piece)) sum.add(line);
  return sum.result();
}
