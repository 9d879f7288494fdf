import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/** One step of the schema, as its file says it. */
export interface Migration {
  name: string;
  /** What is sent: the file whole, or each statement of one that says it goes alone. */
  statements: string[];
  /** In one transaction, as nearly all; `create index concurrently` can stand in none. */
  together: boolean;
  /** SHA-256 of the text, whatever ends its lines. */
  checksum: string;
}

/** First line of a file whose statements stand alone. Each must be such that it may be run again after a crash. */
const apartLine = "-- not in a transaction";

function migrationOf(name: string, file: string): Migration {
  const text = file.replaceAll("\r\n", "\n");
  const together = !text.startsWith(apartLine);
  return {
    name,
    together,
    statements: together ? [text] : text.split(/;\s*$/m).filter((statement) => statement.trim()),
    checksum: createHash("sha256").update(text).digest("hex"),
  };
}

/** A folder's migrations, in the order of their numbers. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(names.map(async (name) => migrationOf(name, await readFile(new URL(name, folder), "utf8"))));
}
