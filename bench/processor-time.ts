import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** /proc counts in hundredths of a second on every machine. */
const msPerTick = 10;

interface ProcessStat {
  pid: number;
  parent: number;
  /** The processor time of the process itself, in ms. */
  own: number;
  /** The processor time of its ended children, in ms. */
  ended: number;
}

function statOf(pid: number): ProcessStat | null {
  try {
    // The name in brackets may contain any character.
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const at = (index: number) => Number(fields[index]);
    return { pid, parent: at(1), own: (at(11) + at(12)) * msPerTick, ended: (at(13) + at(14)) * msPerTick };
  } catch {
    return null;
  }
}

function childrenOf(parent: number): ProcessStat[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => statOf(Number(pid)) ?? []).filter((stat) => stat.parent === parent);
}

/** Returns the ms of processor time a process has used; 0 where the system does not report it. */
export const usedBy = (pid: number): number => statOf(pid)?.own ?? 0;

/**
 * Returns the ms of processor time of PostgreSQL: the postmaster and all processes, running or ended, of its
 * connections.
 */
export function usedByPostgres(postmaster: number): number {
  const stat = statOf(postmaster);
  return stat ? childrenOf(postmaster).reduce((sum, { own }) => sum + own, stat.own + stat.ended) : 0;
}

/**
 * Returns the memory of PostgreSQL's processes in MiB, with shared pages counted once; null where the system does not
 * report it.
 */
export function heldByPostgres(postmaster: number): number | null {
  try {
    const pids = [postmaster, ...childrenOf(postmaster).map(({ pid }) => pid)];
    return pids.reduce((sum, pid) => sum + proportionOf(pid), 0) / 1024;
  } catch {
    return null;
  }
}

function proportionOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
}

/** Reads the process id in a cluster's own file. */
export function postmasterOf(cluster: string): number {
  return Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10);
}
