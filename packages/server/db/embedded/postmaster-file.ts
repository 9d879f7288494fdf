import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

/** A PostgreSQL server process and the port on 127.0.0.1 where it listens. */
export type Running = { pid: number; port: number };

/** The lines of PostgreSQL's own postmaster.pid that we use. */
type PostmasterFile = Running & { dataDirectory: string; status: string };

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const [pid, dataDirectory = "", , port, , , , status = ""] = readFileSync(
      join(cluster, "postmaster.pid"),
      "utf8",
    ).split("\n");
    return { pid: Number(pid), dataDirectory, port: Number(port), status: status.trim() };
  } catch {
    return undefined;
  }
}

/**
 * Whether the server that wrote the file still runs on this cluster. A process number alone proves nothing: after a
 * restart of the machine or in a copied folder it may be anybody's.
 * @throws StartError when the server runs on, but the folder was moved away under it.
 */
export function livesOn(file: PostmasterFile, cluster: string): boolean {
  const words = commandOf(file.pid);
  if (!words?.includes("postgres") || !words.includes(file.dataDirectory)) return false;
  const folderStat = statSync(file.dataDirectory, { throwIfNoEntry: false, bigint: true });
  if (!folderStat)
    throw new StartError(
      `A PostgreSQL (process ${file.pid}) is still running on ${cluster} under the earlier path ${file.dataDirectory}. End that process, then start again.`,
    );
  return folderStat.ino === statSync(cluster, { bigint: true }).ino;
}

/** The command line of a live process; undefined when it is gone (or dead and waiting to be reaped). */
export function commandOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") || undefined;
    if (process.platform === "win32")
      return execFileSync(
        "powershell",
        ["-NoProfile", "-Command", `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`],
        {
          encoding: "utf8",
        },
      ).replaceAll("\\", "/");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process runs; one that is dead and not yet reaped (a container may have nobody to do it) does not. */
export const isAlive = (pid: number): boolean =>
  process.platform === "linux" ? commandOf(pid) !== undefined : signal(pid, 0);

/** Sends a signal to a process that may be gone; answers whether it was there. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
