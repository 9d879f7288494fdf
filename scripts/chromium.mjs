import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { install, mayInstall, update } from "./packages.mjs";
import { environment, inProject, pinnedNode, root } from "./places.mjs";
import { run, runNode } from "./run.mjs";

/** Chromium's headless shell: the same engine at half the processor time per page. */
const shell = "/usr/bin/chromium-headless-shell";
const usual = [
  shell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const playwright = inProject("node_modules", "@playwright", "test", "cli.js");

/** Ways to get a browser where none is installed, best first. */
const waysToGetOne = [
  {
    possible: mayInstall,
    get: async () => (await update()) || ((await install("chromium-headless-shell")) && install("chromium")),
  },
  { possible: () => true, get: () => runNode([playwright, "install", "chromium"]) },
];

/** Returns the browser for tests, and installs it if missing; undefined when none is available. */
export async function ensureChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (mayInstall() && existsSync("/usr/bin/chromium") && !existsSync(shell)) await installShell();
  for (const { possible, get } of waysToGetOne) {
    const chromiumPath = findChromium();
    if (chromiumPath) return chromiumPath;
    if (possible()) await get();
  }
  return findChromium();
}

/** Debian's Chromium has its shell in a separate package; without a network the attempt costs a few seconds. */
const installShell = () =>
  run("apt-get", [
    "install",
    "-y",
    "--no-install-recommends",
    "-o",
    "Acquire::Retries=0",
    "-o",
    "Acquire::http::Timeout=10",
    "chromium-headless-shell",
  ]);

const findChromium = () => [...usual, playwrightsOwn()].find((file) => file && existsSync(file) && runs(file));

// Ubuntu's package only prints how to install a snap, so the file alone proves nothing.
const runs = (file) => spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;

function playwrightsOwn() {
  const code = 'import("@playwright/test").then(({ chromium }) => console.log(chromium.executablePath()))';
  return spawnSync(pinnedNode(), ["-e", code], { cwd: root, env: environment(), encoding: "utf8" }).stdout.trim();
}
