import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../files.ts";

const client = join(root, "packages/client");
/** The modules that other programs import; the rest is internal. */
const entries = { ".": "stammis", "./calls": "calls", "./webhooks": "webhooks" };

const read = (...path: string[]) => readFileSync(join(root, ...path), "utf8");

/** Returns the package.json of the published client: built files, and the version of the product. */
function publishedPackage() {
  const { version, license } = JSON.parse(read("package.json")) as Record<string, string>;
  const { name, description, type } = JSON.parse(read("packages/client/package.json")) as Record<string, string>;
  const files = (module: string) => ({ types: `./${module}.d.ts`, default: `./${module}.js` });
  return {
    name,
    version,
    description,
    license,
    type,
    engines: { node: ">=20.3" },
    sideEffects: false,
    main: "./stammis.js",
    types: "./stammis.d.ts",
    exports: Object.fromEntries(Object.entries(entries).map(([path, module]) => [path, files(module)])),
  };
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Builds and packs the client as it is published, and returns the path of the package in `folder`. */
export function packClient(folder: string): string {
  const built = mkdtempSync(join(tmpdir(), "stammis-client-"));
  try {
    run(
      process.execPath,
      [join(root, "node_modules/@typescript/native/bin/tsc"), "-p", client, "--outDir", built],
      root,
    );
    writeFileSync(join(built, "package.json"), JSON.stringify(publishedPackage(), null, 2));
    // Links to files of the repository lead nowhere in the package.
    writeFileSync(
      join(built, "README.md"),
      read("packages/client/README.md").replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, "$1"),
    );
    writeFileSync(join(built, "LICENSE"), read("LICENSE"));
    mkdirSync(folder, { recursive: true });
    const [packed] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], built)) as {
      filename: string;
    }[];
    return join(folder, packed?.filename ?? "");
  } finally {
    rmSync(built, { recursive: true });
  }
}
