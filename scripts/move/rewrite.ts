import { dirname, posix } from "node:path";
import { type Moves, relativePath, resolveSpecifier, specifier } from "./paths.ts";

const imported = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|@import\s+|composes:[^;]*\bfrom\s+)(["'])([^"'\n]+)\2/g;

/** Every specifier of a file that was `old` and is now `now`. */
export function rewriteImports(text: string, old: string, now: string, moves: Moves): string {
  return text.replaceAll(imported, (whole, before: string, quote: string, spec: string) => {
    const [path = "", query] = spec.split("?");
    const file = resolveSpecifier(path, old, moves.files);
    if (file === null) return whole;
    return `${before}${quote}${specifier(now, moves.to(file))}${query === undefined ? "" : `?${query}`}${quote}`;
  });
}

/** Where a path of today leads now, whatever it is; undefined when it is no path of ours or was spread. */
function placeOf(path: string, moves: Moves): string | undefined {
  if (moves.files.has(path)) return moves.to(path);
  return moves.folders.has(path) ? moves.folderTo(path) : undefined;
}

const fromRoot = /(?<![\w@#$}./-])(?:apps|packages|e2e)\/[\w@./-]*\w/g;

/** Paths from the project's root, in code, settings and prose. */
export const rewriteRootPaths = (text: string, moves: Moves) =>
  text.replaceAll(fromRoot, (path) => placeOf(path, moves) ?? path);

const bases = ["apps", "apps/api", "apps/api/src", "apps/backoffice/src", "apps/member/src"];
const literal = /(["`])((?:\.{1,2}\/)*[\w@-][\w.@/-]*\/?|(?:\.{1,2}\/)+)\1/g;

/** Strings that name files from their own folder or from an app's: the latter become paths from the root. */
/** Lists whose keys are files: each becomes a path from the root, whether it moves or not. */
const registers = /\/(over-all-chains|drafted-forms\.test|overlays)\.ts$/;

export function rewriteLiterals(text: string, old: string, now: string, moves: Moves): string {
  return text.replaceAll(literal, (whole, quote: string, path: string, at: number) => {
    if (!path.includes("/") && !moves.files.has(posix.join(dirname(old), path))) return whole;
    // An import: rewritten before, it may look like another file of its old folder.
    if (/(\bfrom|\bimport|\bimport\s*\()\s*$/.test(text.slice(Math.max(0, at - 20), at))) return whole;
    if (registers.test(old) && !path.startsWith(".")) {
      const file = ["", ...bases].map((base) => posix.join(base, path)).find((each) => moves.files.has(each));
      return file ? `${quote}${moves.to(file)}${quote}` : whole;
    }
    const isUrl = /(new URL|import\.meta\.dirname,|\bat|\bpath|\bread|\bof|\beach)\s*\(?\s*$/.test(
      text.slice(Math.max(0, at - 40), at),
    );
    const isRelative = path.startsWith(".");
    const own = posix.join(dirname(old), path).replace(/\/$/, "");
    const isKnown = moves.files.has(own) || (isRelative && (moves.folders.has(own) || own === "."));
    if (isKnown && (isUrl || !isRelative || /\.(tsx?|mjs|css|png|md)$/.test(path))) {
      const to = own === "." ? "." : placeOf(own, moves);
      return to === undefined ? whole : `${quote}${relativePath(now, to, path)}${quote}`;
    }
    // What is built, and what was spread: still relative to where it was.
    if (isUrl && isRelative && old !== now && !own.startsWith(".."))
      return `${quote}${relativePath(now, own, path)}${quote}`;
    for (const base of bases) {
      const file = `${base}/${path}`;
      if (moves.files.has(file) && moves.to(file) !== file) return `${quote}${moves.to(file)}${quote}`;
    }
    return whole;
  });
}

/** Plants name files by a constant and the rest of the path: each becomes a whole path, and the constants go. */
export function rewritePlants(text: string, moves: Moves): string {
  const constants = new Map<string, string>();
  const expand = (value: string): string =>
    value.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => constants.get(name) ?? whole);
  const declared = /^(?:export )?const (\w+) = ["`]([^"`\n]+)["`];\n/gm;
  for (const [, name = "", value = ""] of text.matchAll(declared)) constants.set(name, expand(value));
  const paths = text.replaceAll(/`(\$\{\w+\}\/[^`\n]+)`/g, (whole, path: string) => {
    const file = expand(path);
    const to = placeOf(file, moves);
    return to !== undefined && to !== file ? `"${to}"` : whole;
  });
  // A folder of tests that was spread is the folders they went to.
  const spread = paths.replaceAll(/(?<=[[,]\s*)"((?:apps|packages)\/[\w/-]+)"/g, (whole, folder: string) => {
    if (!moves.folders.has(folder) || placeOf(folder, moves) !== undefined) return whole;
    const tests = [...moves.files].filter((file) => file.startsWith(`${folder}/`) && file.includes(".test."));
    const homes = [...new Set(tests.map((file) => dirname(moves.to(file))))];
    return homes.length > 0 && homes.length < 6 ? homes.map((home) => `"${home}"`).join(", ") : whole;
  });
  return spread === text ? text : withoutUnused(spread, declared);
}

/** Without constants that nothing names any more, and then without those that only these named. */
function withoutUnused(text: string, declared: RegExp): string {
  // What plants change is code as well: names count outside of strings, and in `${…}`.
  const bare = text
    .replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replaceAll(/\/\*.*?\*\/|\/\/.*$/gm, "")
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, '""')
    .replaceAll(/`[^`]*`/g, (template) => (template.match(/\$\{\w+\}/g) ?? []).join(" "));
  const isNamed = (name: string) => bare.split(new RegExp(`\\b${name}\\b`)).length > 2;
  const rest = text.replaceAll(declared, (whole, name: string) =>
    whole.startsWith("export") || isNamed(name) ? whole : "",
  );
  return rest === text ? text : withoutUnused(rest, declared);
}

const link = /\]\(([^)\s#]+)(#[^)\s]*)?\)/g;
const code = /`([\w@./-]+)`/g;

/** Links and file names of a document. A name by the end of its path stays while it still is one. */
export function rewriteDocument(text: string, old: string, now: string, moves: Moves): string {
  const linked = text.replaceAll(link, (whole, path: string, anchor = "") => {
    if (/^[a-z]+:/.test(path)) return whole;
    const own = posix.join(dirname(old), path).replace(/\/$/, "");
    const to = placeOf(own, moves);
    if (to === undefined || (to === own && old === now)) return whole;
    return `](${relativePath(now, to, path)}${anchor})`;
  });
  return linked.replaceAll(code, (whole, name: string) => {
    if (!/\/|\.(tsx?|mjs|sql|md|css)$/.test(name)) return whole;
    const plain = name.replace(/^\.\//, "").replace(/\/$/, "");
    if (placeOf(plain, moves)) return `\`${placeOf(plain, moves)}${name.endsWith("/") ? "/" : ""}\``;
    const ends = (path: string) => `/${path}`.endsWith(`/${plain}`);
    const file = [...moves.files].find(ends);
    if (file) return ends(moves.to(file)) ? whole : `\`${moves.to(file)}\``;
    const folder = name.includes("/") ? [...moves.folders].find(ends) : undefined;
    const to = folder && moves.folderTo(folder);
    return !to || ends(to) ? whole : `\`${to}\``;
  });
}
