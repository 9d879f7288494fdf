// Moves every file to features/<area>/<noun>/…, packages/…, apps/… and tests/…, and rewrites what names them.
// `node scripts/move/move.ts` on a clean main; `--only insight/what-if,insight/trail` moves these nouns alone.
import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { edited, missedEdits } from "./edits.ts";
import { isGone, newPath } from "./mapping.ts";
import { mergePackages } from "./merge-packages.ts";
import { makeMoves } from "./paths.ts";
import { rewriteDocument, rewriteImports, rewriteLiterals, rewritePlants, rewriteRootPaths } from "./rewrite.ts";

const root = join(import.meta.dirname, "../..");
process.chdir(root);
const { values } = parseArgs({ options: { only: { type: "string" } } });
const only = values.only?.split(",");

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 1e9 });
const all = git("ls-files", "-z")
  .split("\0")
  .filter((file) => file && existsSync(file) && !file.startsWith("scripts/move/"));
const isChosen = (path: string) => !only || only.some((noun) => path.startsWith(`features/${noun}/`));
const target = (file: string) => {
  const path = newPath(file, all);
  return isChosen(path) ? path : file;
};

const taken = new Map<string, string>();
for (const file of all) {
  const path = target(file);
  const other = taken.get(path);
  // A checkout of main over a tree that was moved has both: what main says counts.
  if (other && other !== path && file !== path) throw new Error(`${file} and ${other} both go to ${path}`);
  if (!other || other === path) taken.set(path, file);
}
const moves = makeMoves(
  all.filter((file) => !isGone(file)),
  target,
);
console.log(`${all.filter((file) => target(file) !== file).length} of ${all.length} files move.`);

/** What was released stays as it was: migrations are never edited, the change log speaks of its own day. */
const untouched = /(^|\/)migrations\/|^(CHANGELOG\.md|package-lock\.json)$|\.(png|gz|svg|woff2?|ico)$/;
function rewritten(file: string, text: string): string {
  const now = target(file);
  if (untouched.test(file)) return text;
  let result = edited(file, text, !only);
  if (/\.(tsx?|mjs|css)$/.test(file)) result = rewriteImports(result, file, now, moves);
  if (file.startsWith("plants/")) result = rewritePlants(result, moves);
  if (/\.(tsx?|mjs)$/.test(file)) result = rewriteLiterals(result, file, now, moves);
  if (file.endsWith(".md")) return rewriteRootPaths(rewriteDocument(result, file, now, moves), moves);
  return rewriteRootPaths(result, moves);
}

mergePackages(all);
const texts = new Map(
  all
    .filter((file) => !isGone(file) && !untouched.test(file))
    .map((file) => [file, readFileSync(file, "utf8")] as const),
);
for (const [file, text] of texts) {
  const result = rewritten(file, text);
  if (result !== text) writeFileSync(file, result);
}
for (const file of all) {
  const now = target(file);
  if (isGone(file)) rmSync(file, { force: true });
  else if (now !== file) {
    mkdirSync(dirname(now), { recursive: true });
    renameSync(file, now);
  }
}

/** Folders that the move left empty. */
function prune(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !["node_modules", "dist"].includes(entry.name)) prune(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
for (const top of ["apps", "packages", "e2e"]) if (existsSync(top)) prune(top);

// Settings that are written anew rather than edited; a `+` in their names is a slash.
if (!only)
  for (const name of readdirSync("scripts/move/after")) {
    const file = name.replace(/\.new$/, "").replaceAll("+", "/");
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join("scripts/move/after", name), file);
  }
for (const top of ["apps", "packages", "e2e"]) if (existsSync(top)) prune(top);
spawnSync("node_modules/.bin/biome", ["check", "--write", "--log-level=error", "--max-diagnostics=40", "."], {
  stdio: "inherit",
});
git("add", "-A");
for (const missing of missedEdits()) console.log(`Not edited: ${missing}`);
console.log("Moved. Next: npm install --package-lock-only, npx tsc -b, npm run check.");
