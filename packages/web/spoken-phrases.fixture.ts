import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Returns the parts of the catalogue that are used in code which files of an app reach without a lazy import, each with
 * the file that uses it. Paths of `entries` begin in the project.
 */
export function spokenFrom(app: "member" | "backoffice", entries: readonly string[]): Map<string, string> {
  const ours = new RegExp(`^#(apps/${app}|features/[^/]+/[^/]+/(${app}|web)|packages/(ui|web))/`);
  const fileOf = (from: string, named: string) => {
    if (named.startsWith(".")) return resolve(dirname(from), named);
    return ours.test(named) ? resolve(project, named.slice(1)) : null;
  };
  const spoken = new Map<string, string>();
  const waiting = entries.map((path) => resolve(project, path));
  const seen = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    seen.add(file);
    const text = readFileSync(file, "utf8");
    for (const [, part = ""] of text.matchAll(/useTranslations\("(\w+)[."]/g)) spoken.set(part, file);
    for (const [, named = ""] of text.matchAll(/^(?:import|export|\}) .*?from "([^"]+)"/gm)) {
      const next = fileOf(file, named);
      if (next) waiting.push(next);
    }
  }
  return spoken;
}
