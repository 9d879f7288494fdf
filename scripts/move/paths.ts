import { dirname, posix, relative } from "node:path";

/** What the rewriting needs to know of the move: which files there were, and where each is now. */
export interface Moves {
  files: ReadonlySet<string>;
  /** Folders of today, `src` and all. */
  folders: ReadonlySet<string>;
  to(file: string): string;
  /** Where a folder went whose files all went together; undefined when they were spread. */
  folderTo(folder: string): string | undefined;
}

export function makeMoves(all: readonly string[], target: (file: string) => string): Moves {
  const files = new Set(all);
  const folders = new Set<string>();
  const homes = new Map<string, Set<string>>();
  for (const file of all) {
    const to = target(file);
    for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
      folders.add(folder);
      const rest = file.slice(folder.length);
      const home = to.endsWith(rest) ? to.slice(0, -rest.length) : "";
      homes.set(folder, (homes.get(folder) ?? new Set()).add(home));
    }
  }
  const folderTo = (folder: string) => {
    const found = homes.get(folder);
    const [only] = found ?? [];
    return found?.size === 1 && only ? only : undefined;
  };
  return { files, folders, to: target, folderTo };
}

/** A folder that imports its own files relatively: a noun, a package, an app, or a folder at the root. */
export function unitOf(file: string): string {
  const [top = "", second = "", third = ""] = file.split("/");
  if (top === "features") return `${top}/${second}/${third}`;
  return top === "packages" || top === "apps" ? `${top}/${second}` : top;
}

const pathTo = (from: string, to: string) => {
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
};

/** How the file that is now `from` imports the file that is now `to`. */
export function specifier(from: string, to: string): string {
  const isNear = unitOf(from) === unitOf(to) || !/^(features|packages|apps|tests)\//.test(to);
  return isNear ? pathTo(from, to) : `#${to}`;
}

/** The file of today that a specifier names; null for packages of npm and what is not there. */
export function resolveSpecifier(spec: string, from: string, files: ReadonlySet<string>): string | null {
  const own = /^@stammis\/(\w+)\/(.+)$/.exec(spec);
  const [, name, rest] = own ?? [];
  if (name === "client") return null;
  const bases = own
    ? [`packages/${name}/src/${rest}`, `packages/${name}/${rest}`]
    : [spec.startsWith("#") ? spec.slice(1) : spec.startsWith(".") ? posix.join(dirname(from), spec) : ""];
  return bases.flatMap((base) => [base, `${base}.ts`]).find((path) => files.has(path)) ?? null;
}

/** A path relative to `from`, as a string that is joined or made a URL: without `./` where it had none. */
export function relativePath(from: string, to: string, like: string): string {
  const path = relative(dirname(from), to);
  const begun = like.startsWith("./") && !path.startsWith(".") ? `./${path}` : path;
  return like.endsWith("/") && !begun.endsWith("/") ? `${begun}/` : begun;
}
