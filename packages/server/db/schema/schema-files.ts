import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** One file of the current schema: a table with its indexes, rights and triggers, or a few functions. */
export interface SchemaFile {
  /** The path relative to the project's root. */
  path: string;
  text: string;
  /** Names of the tables, views, types and functions that the file creates. */
  creates: string[];
  /** Names that the file uses and that must exist when it is applied. Names that PostgreSQL provides are included. */
  uses: string[];
}

const root = new URL("../../../../", import.meta.url);
const patterns = ["features/*/*/schema/*.sql", "packages/server/db/schema/base/*.sql"];

/**
 * Matches the parts of a file that name no dependency. Bodies of functions are excluded: PostgreSQL resolves the names
 * in a body when the function is called.
 */
const notCode = /\$\$[\s\S]*?\$\$|'(?:[^']|'')*'|--[^\n]*/g;
const creation = /^create (?:table|view|type|function|procedure) (\w+)/gm;
const use = /\breferences (\w+)|\bexecute function (\w+)|\b(\w+)\(/g;
/** A first line with dependencies that `use` does not match: the tables of a view, the type of an argument. */
const afterLine = /^-- after: (.+)$/m;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, ...names]) => names.filter((name) => name !== undefined));

export function parseSchemaFile(path: string, file: string): SchemaFile {
  const text = file.replaceAll("\r\n", "\n");
  const code = text.replace(notCode, "");
  const after = afterLine.exec(text)?.[1]?.split(", ") ?? [];
  return { path, text, creates: namesIn(code, creation), uses: [...after, ...namesIn(code, use)] };
}

/**
 * Sorts the files so that each one follows the files that it uses.
 * @throws Error when files use each other in a circle.
 */
export function inOrderOfUse(files: readonly SchemaFile[]): SchemaFile[] {
  const creators = new Map(files.flatMap((file) => file.creates.map((name) => [name, file] as const)));
  const sortedFiles = new Set<SchemaFile>();
  const add = (file: SchemaFile, users: readonly SchemaFile[]): void => {
    if (sortedFiles.has(file)) return;
    if (users.includes(file))
      throw new Error(
        `Circular dependency between schema files: ${[...users, file].map(({ path }) => path).join(" → ")}`,
      );
    for (const name of file.uses) {
      const creator = creators.get(name);
      if (creator && creator !== file) add(creator, [...users, file]);
    }
    sortedFiles.add(file);
  };
  for (const file of files) add(file, []);
  return [...sortedFiles];
}

/** Reads all files of the schema, in the order in which they are applied. */
export async function readSchemaFiles(): Promise<SchemaFile[]> {
  const matches = await Array.fromAsync(glob(patterns, { cwd: fileURLToPath(root) }));
  const paths = matches.map((path) => path.replaceAll("\\", "/")).sort();
  const files = await Promise.all(
    paths.map(async (path) => parseSchemaFile(path, await readFile(new URL(path, root), "utf8"))),
  );
  return inOrderOfUse(files);
}
