import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "#packages/server/db/embedded/postmaster-file.ts";

const memory = "/dev/shm";
const roomy = 4 * 1024 ** 3;
const name = /^stammis-run-(\d+)$/;

/**
 * Returns whether Linux's folder in memory is usable: containers often give it little space, or forbid programs in it.
 */
function isRoomy(): boolean {
  try {
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
    const options = mounts.find((line) => line.split(" ")[1] === memory)?.split(" ")[3];
    if (!options || options.split(",").includes("noexec")) return false;
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) > roomy;
  } catch {
    return false;
  }
}

/** Removes the folders of killed runs, which occupy memory. Leaves the folders of other users. */
function sweep(): void {
  for (const entry of readdirSync(memory)) {
    const pid = name.exec(entry)?.[1];
    const folder = join(memory, entry);
    if (!pid || isAlive(Number(pid)) || statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.())
      continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Puts temporary files of this process and its children in memory, where there is space. A test run creates and drops
 * hundreds of databases, which takes longer on a disk than the tests themselves.
 */
export function keepInMemory(): void {
  if (process.env.TMPDIR || !isRoomy()) return;
  sweep();
  const folder = join(memory, `stammis-run-${process.pid}`);
  mkdirSync(folder, { mode: 0o755 });
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
