import { readFileSync, writeFileSync } from "node:fs";
import { isGone } from "./mapping.ts";

type Listed = Record<string, string>;
interface Package {
  workspaces: string[];
  imports?: Listed;
  scripts: Listed;
  dependencies?: Listed;
  devDependencies?: Listed;
  peerDependencies?: Listed;
}
const sorted = (listed: Listed) => Object.fromEntries(Object.entries(listed).sort(([a], [b]) => (a < b ? -1 : 1)));

/** One package.json at the root, with what all workspaces need. What any of them needs to run is a dependency. */
export function mergePackages(all: readonly string[]): void {
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Package;
  const rootPackage = read("package.json");
  const each = all.filter(isGone).map(read);
  if (each.length === 0) return;
  const ours = (listed: Listed = {}) =>
    Object.fromEntries(Object.entries(listed).filter(([name]) => !name.startsWith("@stammis/")));
  const needed: Listed = Object.assign(
    {},
    rootPackage.dependencies,
    ...each.map((one) => ({ ...ours(one.peerDependencies), ...ours(one.dependencies) })),
  );
  const developed: Listed = Object.assign(
    {},
    ...each.map((one) => ours(one.devDependencies)),
    rootPackage.devDependencies,
  );
  for (const name of Object.keys(needed)) delete developed[name];
  const {
    workspaces: _,
    optionalDependencies,
    devDependencies: __,
    dependencies: ___,
    scripts,
    imports: ____,
    ...head
  } = rootPackage as Package & {
    optionalDependencies: Listed;
  };
  const build = "cd apps/member && vite build && cd ../backoffice && vite build";
  const merged = {
    ...head,
    workspaces: ["packages/client"],
    imports: {
      "#apps/*": "./apps/*",
      "#features/*": "./features/*",
      "#packages/*": "./packages/*",
      "#tests/*": "./tests/*",
    },
    scripts: { ...scripts, build },
    dependencies: sorted(needed),
    optionalDependencies,
    devDependencies: sorted(developed),
  };
  writeFileSync("package.json", `${JSON.stringify(merged, null, 2)}\n`);
}
