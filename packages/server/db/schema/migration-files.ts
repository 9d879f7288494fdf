import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/** One schema migration, as read from its file. */
export interface Migration {
  name: string;
  /** The texts to send: the complete file, or its single statements if it runs outside a transaction. */
  statements: string[];
  /** Whether the file runs in one transaction, as nearly all do; `create index concurrently` cannot. */
  together: boolean;
  /** SHA-256 of the text, independent of line ends. */
  checksum: string;
}

/** The first line of a file whose statements run separately. Each statement must be repeatable after a crash. */
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

/** Reads a folder's migrations in the order of their numbers. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(names.map(async (name) => migrationOf(name, await readFile(new URL(name, folder), "utf8"))));
}
