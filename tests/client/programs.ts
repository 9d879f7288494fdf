import { execFile, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const tsc = join(import.meta.dirname, "../../node_modules/@typescript/native/bin/tsc");

/** The strictest settings that `tsc --init` writes, without types of Node. */
const compilerOptions = {
  target: "es2022",
  module: "nodenext",
  lib: ["es2022", "dom"],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
};

/**
 * Compiles files of a folder, and throws with the compiler's messages if there are any. `skipLibCheck` accepts errors
 * in a package's own declarations.
 */
export function compile(
  folder: string,
  files: readonly string[],
  { emits, skipLibCheck = false }: { emits: boolean; skipLibCheck?: boolean },
): void {
  const options = { ...compilerOptions, skipLibCheck, noEmit: !emits, allowImportingTsExtensions: !emits };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files }));
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(stdout);
}

/** Runs a program of a folder, and returns what it prints. Rejects with its errors if it fails. */
export async function run(folder: string, file: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: folder, env });
  return stdout;
}
