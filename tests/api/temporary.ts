import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made = new Set<string>();

/** Makes a folder for a test, which is deleted after the test file, even on failure: `stammis-<name>-…`. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `stammis-${name}-`));
  made.add(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made.clear();
}
