import { spawnSync } from "node:child_process";
import { install, mayInstall, update } from "./packages.mjs";

const isThere = () => spawnSync("openssl", ["version"], { stdio: "ignore" }).status === 0;

/** Returns whether openssl is available, and installs it if missing: tests verify the product's signatures with it. */
export async function ensureOpenssl() {
  if (isThere()) return true;
  if (mayInstall()) (await update()) || (await install("openssl"));
  return isThere();
}
