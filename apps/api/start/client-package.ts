import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { transform } from "rolldown/utils";
import { type Piece, packTar } from "../backup/tar.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** The modules that other programs import; the rest is internal. */
const entries = { ".": "stammis", "./calls": "calls", "./webhooks": "webhooks" };

/** Returns the package.json of the package, with the version of the product. */
function packageJson(): string {
  const { version, license } = JSON.parse(read("package.json")) as Record<string, string>;
  const { name, description, type } = JSON.parse(read("packages/client/package.json")) as Record<string, string>;
  const files = (module: string) => ({ types: `./${module}.d.ts`, default: `./${module}.js` });
  const exports = Object.fromEntries(Object.entries(entries).map(([path, module]) => [path, files(module)]));
  const types = "./stammis.d.ts";
  const own = { name, version, description, license, type, sideEffects: false, main: "./stammis.js", types, exports };
  return JSON.stringify({ ...own, engines: { node: ">=20.3" } }, null, 2);
}

/** Compiles a module of the client to JavaScript and its types. */
async function compile(module: string): Promise<[name: string, text: string][]> {
  const source = read(`packages/client/src/${module}.ts`);
  const { code, declaration, errors } = await transform(`${module}.ts`, source, {
    target: "es2022",
    typescript: { rewriteImportExtensions: "rewrite", declaration: {} },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  const types = declaration?.replaceAll(/(from "\.\/\w+)\.ts"/g, '$1.js"') ?? "";
  return [
    [`${module}.js`, code],
    [`${module}.d.ts`, types],
  ];
}

/** Links to files of the repository lead nowhere in the package. */
const readme = () => read("packages/client/README.md").replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, "$1");

/** Returns the client as an npm package, for Node 20 and later and other runtimes: `npm install ./client.tgz`. */
export async function clientPackage(): Promise<Buffer> {
  const sources = readdirSync(new URL("packages/client/src", root)).filter((file) => !file.endsWith(".test.ts"));
  const modules = await Promise.all(sources.map((file) => compile(file.replace(/\.ts$/, ""))));
  const files = [
    ["package.json", packageJson()],
    ["README.md", readme()],
    ["LICENSE", read("LICENSE")],
    ...modules.flat(),
  ];
  async function* pieces(): AsyncGenerator<Piece> {
    for (const [name, text = ""] of files) yield { name: `package/${name}`, bytes: Buffer.from(text) };
  }
  const archive = await Array.fromAsync(packTar(pieces()));
  return promisify(gzip)(Buffer.concat(archive));
}
