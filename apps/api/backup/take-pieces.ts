import type pg from "pg";
import type { Store } from "#packages/server/storage/store.ts";
import { type Loading, loadRows, type Rewrite } from "./load-rows.ts";
import { filesFolder, rowsFolder, type Sums, sumsName, type TableSum } from "./manifest.ts";
import { damaged, type Opened } from "./read-pieces.ts";

export interface Way {
  /** The table to write to, if it differs from the table of the backup. */
  into?: string;
  rewrite?: Rewrite;
}

export interface Taken {
  /** Sums of the rows written to each table, for comparison with the stored rows. */
  written: Map<string, TableSum>;
  /** Sums of the backup as it was written. */
  sums: Sums;
  files: number;
}

export interface Taking {
  client: pg.Client;
  store: Store;
  /** Files that did not exist before; they are removed when the restore fails. */
  added: string[];
  /** Called before a table's first row; returns the target table and the rewriter. */
  wayOf(table: string): Promise<Way>;
}

interface Current {
  name: string;
  loading: Loading;
}

/**
 * Loads a backup's rows and files, and compares them with the sums at its end. @throws StartError when something is
 * missing.
 */
export async function takePieces({ manifest, pieces }: Opened, taking: Taking): Promise<Taken> {
  const { client, store, added, wayOf } = taking;
  const taken: Omit<Taken, "sums"> = { written: new Map(), files: 0 };
  const came: Sums["tables"] = {};
  let current: Current | null = null;
  let sums: Sums | null = null;

  async function endTable(): Promise<void> {
    if (!current) return;
    const { name, loading } = current;
    current = null;
    const ended = await loading.end();
    came[name] = ended.came;
    taken.written.set(name, ended.written);
  }
  async function takeRows(name: string, bytes: Buffer): Promise<void> {
    if (current?.name !== name) {
      await endTable();
      const table = manifest.tables.find((each) => each.name === name);
      if (!table) throw damaged(`it holds rows of ${name}, which it does not name`);
      const { into = name, rewrite = null } = await wayOf(name);
      current = { name, loading: loadRows(client, table, into, rewrite) };
    }
    await current?.loading.write(bytes);
  }
  async function takeFile(key: string, bytes: Buffer): Promise<void> {
    if (!(await store.has(key))) added.push(key);
    await store.put(key, bytes);
    taken.files += 1;
  }

  try {
    for await (const { name, bytes } of pieces) {
      if (name.startsWith(rowsFolder)) await takeRows(name.split("/")[1] ?? "", bytes);
      else await endTable();
      if (name.startsWith(filesFolder)) await takeFile(name.slice(filesFolder.length), bytes);
      if (name === sumsName) sums = JSON.parse(bytes.toString()) as Sums;
    }
  } catch (error) {
    (current as Current | null)?.loading.giveUp();
    throw error;
  }
  return { ...taken, sums: compare(sums, came, taken.files) };
}

function compare(sums: Sums | null, came: Sums["tables"], files: number): Sums {
  if (!sums) throw damaged("it has no end");
  for (const [name, { rows, sum }] of Object.entries(sums.tables)) {
    const here = came[name] ?? { rows: 0, sum: "0".repeat(16) };
    if (here.rows !== rows || here.sum !== sum) throw damaged(`the rows of ${name} are not those that were written`);
  }
  if (sums.files !== files) throw damaged("files are missing");
  return sums;
}
