import { existsSync, readFileSync } from "node:fs";
import { inProject, pinnedNode } from "./places.mjs";
import { run } from "./run.mjs";

/**
 * Installs what the lockfile lists, and returns npm's exit status. A start needs no development packages; with `tools`
 * they are installed in addition.
 */
export async function install({ tools }) {
  if (isInstalled({ tools })) return 0;
  const adds = tools && isInstalled({ tools: false });
  console.log(adds ? "Installing the tools for tests and checks (once) …" : "Installing packages (once) …");
  // No package needs its install script. `npm ci` would delete files of a running server, so tools are added instead.
  const args = [
    ...(adds ? ["install", "--no-save"] : ["ci"]),
    tools ? "--include=dev" : "--omit=dev",
    "--include=optional",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const npm = process.env.npm_execpath;
  const status = npm?.endsWith(".js")
    ? await run(process.execPath, [npm, ...args])
    : await run("npm", args, { shell: process.platform === "win32" });
  if (status !== 0)
    console.error("The installation failed. See npm's output above, check the network, then start again.");
  else if (!pinnedNode()) {
    console.error(
      `Stammis includes no Node for ${process.platform}-${process.arch}. Install Node 26 and run Stammis with it.`,
    );
    return 1;
  }
  return status;
}

/** Compares npm's record of installed packages, which npm writes last, with the lockfile. */
function isInstalled({ tools }) {
  const record = inProject("node_modules", ".package-lock.json");
  if (!existsSync(record) || !pinnedNode()) return false;
  const [installed, requiredPackages] = [record, inProject("package-lock.json")].map(
    (file) => JSON.parse(readFileSync(file, "utf8")).packages,
  );
  return Object.entries(requiredPackages).every(([path, entry]) => {
    const installedPackage = installed[path];
    // The project's own packages are always present.
    if (!path.includes("node_modules/")) return true;
    if (entry.dev && !tools) return true;
    // Packages of other platforms are optional, and may be missing.
    if (!installedPackage) return Boolean(entry.optional || entry.devOptional);
    return installedPackage.version === entry.version && installedPackage.integrity === entry.integrity;
  });
}
