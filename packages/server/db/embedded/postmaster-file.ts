import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

/** A PostgreSQL server process and its port on 127.0.0.1. */
export type Running = { pid: number; port: number };

/** The used lines of PostgreSQL's postmaster.pid. */
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
 * Whether the server that wrote the file still runs on this cluster. A process id alone proves nothing: after a reboot
 * or in a copied folder it may belong to another process.
 * @throws StartError if the server still runs but its folder was moved.
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

/** Returns the command line of a live process; undefined if it has ended (or is a zombie). */
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

/** Whether a process runs; a zombie, which a container may never reap, does not count. */
export const isAlive = (pid: number): boolean =>
  process.platform === "linux" ? commandOf(pid) !== undefined : signal(pid, 0);

/** Sends a signal to a process that may be gone; returns whether it existed. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
