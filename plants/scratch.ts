import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectFiles, root } from "../scripts/files.ts";

/** What tests read; the rest of the project is left where it is. */
const needed =
  /^((apps|features|packages|bench|migrations|scripts|e2e|tests|docs)\/|[^/]+\.(json|ts|mjs)$|[A-Z]+\.md$|\.env\.example$)/;

/**
 * A copy of the project to plant bugs in. Packages are shared with it, the project's own apart: those lead to the copy.
 */
export function makeScratch(): string {
  const scratch = mkdtempSync(join(tmpdir(), "stammis-plants-"));
  for (const file of projectFiles().filter((path) => needed.test(path))) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(root, file), join(scratch, file));
  }
  for (const folder of ["", "apps/api", "apps/member", "apps/backoffice"]) sharePackages(scratch, folder);
  return scratch;
}

function sharePackages(scratch: string, folder: string): void {
  const shared = join(root, folder, "node_modules");
  const own = join(scratch, folder, "node_modules");
  const names = entriesOf(shared).filter((name) => name !== "@stammis" && !name.startsWith(".vite"));
  if (names.length === 0) return;
  mkdirSync(own, { recursive: true });
  for (const name of names) symlinkSync(join(shared, name), join(own, name));
  if (folder !== "") return;
  mkdirSync(join(own, "@stammis"));
  for (const group of ["apps", "packages"])
    for (const name of entriesOf(join(root, group)))
      symlinkSync(join(scratch, group, name), join(own, "@stammis", name));
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
