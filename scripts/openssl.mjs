import { spawnSync } from "node:child_process";
import { install, mayInstall, update } from "./packages.mjs";

const isThere = () => spawnSync("openssl", ["version"], { stdio: "ignore" }).status === 0;

/** Whether there is an openssl, put there when the machine has none: it judges what the product signs. */
export async function ensureOpenssl() {
  if (isThere()) return true;
  if (mayInstall()) (await update()) || (await install("openssl"));
  return isThere();
}
