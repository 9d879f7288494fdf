import { existsSync, readFileSync } from "node:fs";
import { inProject, pinnedNode } from "./places.mjs";
import { run } from "./run.mjs";

/** Brings node_modules to what the lockfile says, when it is not there already. Answers npm's status. */
export async function install() {
  if (isInstalled()) return 0;
  console.log("Installing what Stammis needs (once, about a minute at most) …");
  // Nothing we use needs its install script, so none runs. Whatever the caller left out by NODE_ENV, the build needs it.
  const args = [
    "ci",
    "--ignore-scripts",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const npm = process.env.npm_execpath;
  const status = npm?.endsWith(".js")
    ? await run(process.execPath, [npm, ...args])
    : await run("npm", args, { shell: process.platform === "win32" });
  if (status !== 0)
    console.error("The installation failed: see npm's words above, check the network, then start again.");
  else if (!pinnedNode()) {
    console.error(`Stammis brings no Node for ${process.platform}-${process.arch}: run it with Node 26 of your own.`);
    return 1;
  }
  return status;
}

/** Whether npm's own record of what it installed (written last) says what the lockfile says. */
function isInstalled() {
  const record = inProject("node_modules", ".package-lock.json");
  if (!existsSync(record) || !pinnedNode()) return false;
  const [installed, wanted] = [record, inProject("package-lock.json")].map(
    (file) => JSON.parse(readFileSync(file, "utf8")).packages,
  );
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    // What is ours is here, whatever it says of itself.
    if (!path.includes("node_modules/")) return true;
    // Other platforms' packages are optional, and rightly missing here.
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}
