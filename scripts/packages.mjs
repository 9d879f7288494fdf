import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** Returns whether packages may be installed: root on Debian or Ubuntu. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs a system package without recommended ones. Resolves with an exit status. */
export const install = (name) => run("apt-get", ["install", "-y", "--no-install-recommends", name]);

/** Refreshes the lists of available packages. */
export const update = () => run("apt-get", ["update"]);
