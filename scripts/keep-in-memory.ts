import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "#packages/server/db/embedded/postmaster-file.ts";

const memory = "/dev/shm";
const roomy = 4 * 1024 ** 3;
const name = /^stammis-run-(\d+)$/;

/** Linux keeps such a folder; containers often give it little room, or let no program run from it. */
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

/** A run that was killed has left its folder behind, and memory is dearer than disk. Another user's is theirs to sweep. */
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
 * Lets this process and those it starts put what is temporary into memory, where there is room: a run of tests makes
 * and drops hundreds of databases, and on a disk waits for them longer than for all they prove.
 */
export function keepInMemory(): void {
  if (process.env.TMPDIR || !isRoomy()) return;
  sweep();
  const folder = join(memory, `stammis-run-${process.pid}`);
  mkdirSync(folder, { mode: 0o755 });
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
