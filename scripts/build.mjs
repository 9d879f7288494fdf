import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inProject, root } from "./places.mjs";
import { runNode } from "./run.mjs";

const apps = ["member", "backoffice"];
const NOT_SOURCES = /^(node_modules|dist|.*\.test\.tsx?)$/;

/** Builds the apps whose sources differ from those of the existing build. Returns the first failing status, or 0. */
export async function buildApps() {
  const stale = apps
    .map((app) => ({ app, print: fingerprint(app) }))
    .filter(({ app, print }) => builtFrom(app) !== print);
  if (stale.length > 0) console.log(`Building ${stale.map(({ app }) => app).join(" and ")} …`);
  const statuses = await Promise.all(stale.map(build));
  return statuses.find((status) => status !== 0) ?? 0;
}

async function build({ app, print }) {
  const vite = inProject("node_modules", "vite", "bin", "vite.js");
  const status = await runNode([vite, "build", "--logLevel", "warn"], { cwd: inProject("apps", app) });
  if (status === 0) writeFileSync(stamp(app), print);
  else console.error(`Building apps/${app} failed. See the output above.`);
  return status;
}

const stamp = (app) => inProject("apps", app, "dist", ".stammis-build");
const builtFrom = (app) => existsSync(stamp(app)) && readFileSync(stamp(app), "utf8");

/** Returns a hash of everything that an app's build depends on. */
function fingerprint(app) {
  const hash = createHash("sha256");
  const settings = readdirSync(root).filter((name) => /^(package(-lock)?|tsconfig.*)\.json$/.test(name));
  const files = [
    ...settings.map((name) => inProject(name)),
    ...filesIn(inProject("apps", app)),
    ...filesIn(inProject("features")),
    ...filesIn(inProject("packages")),
  ];
  for (const file of files.sort())
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !NOT_SOURCES.test(entry.name));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
