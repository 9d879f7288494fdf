import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, root } from "../files.ts";

// knip treats every file of a package as an entry, because any code may import it, and a test as a use. This check
// finds unused exports there.

/** Exceptions, each with its reason. */
const allowedFiles = new Map<string, string>([
  ["features/loyalty/stamp-cards/domain/better-promise.ts", "tests judge by it the SQL that counts by the same rule"],
  ["features/messages/sendouts/domain/held-out.ts", "tests judge by it the SQL that draws by the same rule"],
  ["features/messages/sendouts/domain/occasions.ts", "tests judge by it the SQL that finds the same"],
  ["features/messages/selections/domain/meets-selection.ts", "tests compare SQL with it"],
]);
const isTest = (file: string) => /\.(test|fixture)\.tsx?$|^tests\//.test(file);
const files = projectFiles().filter((file) => /\.(tsx?|mjs)$/.test(file) && !isTest(file));
const source = files.map((file) => {
  const text = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");
  return { file, text, words: new Set(text.match(/[A-Za-z_$][\w$]*/g)) };
});

const exported = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm;
const unused = source
  .filter(({ file }) => /^(features|packages|apps)\//.test(file) && !allowedFiles.has(file))
  .flatMap(({ file, text }) =>
    [...text.matchAll(exported)].flatMap(([, name = ""]) => {
      const isUsed = source.some((other) => other.file !== file && other.words.has(name));
      return isUsed || text.split(new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).length > 2 ? [] : [`${file} ${name}`];
    }),
  );
if (unused.length > 0) {
  console.error("Exports that only tests use (delete the code, or test it through its caller):");
  console.error(unused.map((line) => `  ${line}`).join("\n"));
}
process.exitCode = unused.length > 0 ? 1 : 0;
