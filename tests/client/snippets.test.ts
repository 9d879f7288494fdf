import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../api/temporary.ts";
import { compile } from "./programs.ts";

const root = join(import.meta.dirname, "../..");
const documents = ["docs/integrations.md", "packages/client/README.md"];

/** Returns the blocks of TypeScript in a document. */
const snippetsOf = (document: string) =>
  [...readFileSync(join(root, document), "utf8").matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);

test.each(documents)("every TypeScript block in %s compiles strictly against the client", (document) => {
  const snippets = snippetsOf(document);
  expect(snippets.length).toBeGreaterThan(0);
  const folder = temporaryFolder("snippets");
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(root, "node_modules/@stammis"), join(folder, "node_modules/@stammis"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "node.d.ts"), "declare const process: { env: Record<string, string | undefined> };\n");
  for (const [index, code] of snippets.entries()) writeFileSync(join(folder, `${index}.ts`), code);
  compile(folder, ["node.d.ts", ...snippets.map((_, index) => `${index}.ts`)], { emits: false });
});
