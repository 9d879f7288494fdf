import "./node-version.mjs";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildApps } from "./build.mjs";
import { install } from "./install.mjs";
import { root } from "./places.mjs";

const LONGEST_SETUP_MS = 10 * 60_000;

/**
 * Makes the project ready to run: installs packages (development ones only with `tools`) and builds both apps with
 * `apps`. Ends the process with the failing status. Concurrent set-ups take turns.
 */
export async function setUp({ apps = false, tools = false }) {
  const release = await takeTurn();
  try {
    const status = (await install({ tools })) || (apps ? await buildApps() : 0);
    if (status !== 0) process.exit(status);
  } finally {
    release();
  }
}

/**
 * Allows one set-up at a time per project folder. The file names its holder; a holder that no longer runs is ignored.
 */
async function takeTurn() {
  const file = join(tmpdir(), `stammis-setup-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`);
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return releaser(file);
    } catch (error) {
      if (error.code !== "EEXIST") return () => {};
    }
    if (holderIsGone(file)) rmSync(file, { force: true });
    else await wait(200);
  }
}

function releaser(file) {
  const remove = () => rmSync(file, { force: true });
  process.once("exit", remove);
  return () => {
    process.off("exit", remove);
    remove();
  };
}

function holderIsGone(file) {
  try {
    // Process ids are reused, so an old set-up counts as finished whatever process has its id now.
    if (Date.now() - statSync(file).mtimeMs > LONGEST_SETUP_MS) return true;
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return false;
  } catch (error) {
    return error.code !== "EPERM";
  }
}
