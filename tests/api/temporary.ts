import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made = new Set<string>();

/** A folder of a test's own, gone after its file, whatever becomes of the test: `stammis-<name>-…`. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `stammis-${name}-`));
  made.add(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made.clear();
}
