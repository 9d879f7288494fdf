import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** Whether the machine is Debian's or Ubuntu's, and ours to put something on. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs a package of the system's, and nothing it merely recommends. Resolves with an exit status. */
export const install = (name) => run("apt-get", ["install", "-y", "--no-install-recommends", name]);

/** What there is to install, asked anew. */
export const update = () => run("apt-get", ["update"]);
