import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The project's folder, absolute, with a trailing slash. */
export const root = join(import.meta.dirname, "..");

const NOT_OURS = new Set(["node_modules", ".git", "dist", ".stryker-tmp"]);
/** Output of runs; in subfolders the same names are features. */
const LEFT_BEHIND = new Set(["data", "coverage", "reports", "test-results", "playwright-report"]);

/** Returns every file of the project, as paths from its root with forward slashes. */
export function projectFiles(folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (NOT_OURS.has(entry.name) || LEFT_BEHIND.has(path)) return [];
    return entry.isDirectory() ? projectFiles(path) : [path];
  });
}
