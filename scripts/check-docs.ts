import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { projectFiles, root } from "./files.ts";

/** `pattern` finds the mentions (its first group); `holds` says whether what one names is there. */
type Rule = { why: string; pattern: RegExp; holds: (mention: string, document: string) => boolean };

const files = projectFiles();
const documents = files.filter((file) => /^((README|SECURITY)\.md|docs\/.*\.md)$/.test(file));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/** A file or a folder, named from the root, from the document, or by the end of its path. */
function exists(path: string, document: string) {
  const plain = path.replace(/^\.\//, "").replace(/\/$/, "");
  const places = [plain, normalize(join(dirname(document), path))];
  if (places.some((place) => existsSync(join(root, place)))) return true;
  return files.some((file) => `/${file}/`.includes(`/${plain}/`));
}

const topLevel = /^(\.\/)?(apps|packages|docs|scripts|e2e|bench|\.ci)\//;
const looksLikeFile = (text: string) =>
  /^[\w.@/-]+$/.test(text) && (topLevel.test(text) || /^[\w@/-]*[\w-](\.[\w-]+)*\.(tsx?|mjs|sql|md|css)$/.test(text));

const rules: Rule[] = [
  {
    why: "the link leads to no file of the project",
    pattern: /\]\(([^)\s]+)\)/g,
    holds: (target, document) => {
      const [path = ""] = target.split("#");
      return (
        /^[a-z]+:/.test(target) || path === "" || existsSync(join(root, dirname(document), decodeURIComponent(path)))
      );
    },
  },
  {
    why: "no such file or folder in the project",
    pattern: /`([^`\n]+)`/g,
    holds: (text, document) => !looksLikeFile(text) || exists(text, document),
  },
  {
    why: "no such script in package.json",
    pattern: /\bnpm run ([a-z][a-z0-9:-]*)/g,
    holds: (name) => name in scripts,
  },
];

const wrong = documents.flatMap((document) =>
  readFileSync(join(root, document), "utf8")
    .split("\n")
    .flatMap((line, index) =>
      rules.flatMap(({ why, pattern, holds }) =>
        [...line.matchAll(pattern)]
          .filter(([, mention = ""]) => !holds(mention, document))
          .map(([, mention]) => `${document}:${index + 1} ${mention}: ${why}`),
      ),
    ),
);
if (wrong.length > 0) console.error(wrong.join("\n"));
process.exitCode = wrong.length > 0 ? 1 : 0;
