import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { projectFiles, root } from "../files.ts";

/** `pattern` finds the mentions (its first group); `holds` returns whether a mention exists. */
type Rule = { why: string; pattern: RegExp; holds: (mention: string, document: string) => boolean };

const read = (file: string) => readFileSync(join(root, file), "utf8");
const files = projectFiles();
const documents = files.filter((file) => /^((README|SECURITY|CONTRIBUTING|CHANGELOG)\.md|docs\/.*\.md)$/.test(file));
/** Sources whose text people read in addition to documents: phrases, errors, usages, comments. */
const sources = files.filter((file) => /\.(tsx?|mjs|sql|ya?ml)$|^Dockerfile$|^\.env\.example$/.test(file));
const { scripts, version } = JSON.parse(read("package.json")) as { scripts: Record<string, string>; version: string };
const commands = new Set(
  [...read("apps/api/cli.ts").matchAll(/^ {2}\["([a-z-]+)", async \(\) => /gm)].map(([, name]) => name),
);

/** Returns whether a file or folder exists, named from the root, from the document, or by the end of its path. */
function exists(path: string, document: string) {
  const plain = path.replace(/^\.\//, "").replace(/\/$/, "");
  const places = [plain, normalize(join(dirname(document), path))];
  if (places.some((place) => existsSync(join(root, place)))) return true;
  return files.some((file) => `/${file}/`.includes(`/${plain}/`));
}

const topLevel = /^(\.\/)?(apps|features|packages|docs|scripts|e2e|tests|bench|migrations|\.ci)\//;
const looksLikeFile = (text: string) =>
  /^[\w.@/-]+$/.test(text) && (topLevel.test(text) || /^[\w@/-]*[\w-](\.[\w-]+)*\.(tsx?|mjs|sql|md|css)$/.test(text));

const rules: Rule[] = [
  {
    why: "the link points to a missing file",
    pattern: /\]\(([^)\s]+)\)/g,
    holds: (target, document) => {
      const [path = ""] = target.split("#");
      return (
        /^[a-z]+:/.test(target) || path === "" || existsSync(join(root, dirname(document), decodeURIComponent(path)))
      );
    },
  },
  {
    why: "the file or folder does not exist",
    pattern: /`([^`\n]+)`/g,
    holds: (text, document) => !looksLikeFile(text) || exists(text, document),
  },
];

const spoken: Rule[] = [
  {
    why: "package.json has no such script",
    pattern: /\bnpm run (?:-\S+ )*([a-z][a-z0-9:-]*)/g,
    holds: (name) => name in scripts,
  },
  {
    why: "apps/api/cli.ts has no such command",
    pattern: /\bnpm run stammis -- ([a-z][a-z-]*)/g,
    holds: (name) => commands.has(name),
  },
];

function wrongIn(file: string, rules: readonly Rule[]) {
  const lines = read(file).split("\n");
  return lines.flatMap((line, index) =>
    rules.flatMap(({ why, pattern, holds }) =>
      [...line.matchAll(pattern)]
        .filter(([, mention = ""]) => !holds(mention, file))
        .map(([, mention]) => `${file}:${index + 1} ${mention}: ${why}`),
    ),
  );
}

const wrong = [
  ...documents.filter((file) => file !== "CHANGELOG.md").flatMap((file) => wrongIn(file, rules)),
  ...[...documents, ...sources].flatMap((file) => wrongIn(file, spoken)),
];
if (commands.size === 0) wrong.push("apps/api/cli.ts: the check found no commands");

const newest = read("CHANGELOG.md").match(/^## (.+)$/m)?.[1];
const next = /^Next$/;
const released = [...read("CHANGELOG.md").matchAll(/^## (\d\S*)$/gm)][0]?.[1];
if (released !== version || (newest !== version && !next.test(newest ?? "")))
  wrong.push(
    `the newest release in CHANGELOG.md is ${newest}, but package.json has ${version}: put unreleased changes under "## Next"`,
  );
if ((JSON.parse(read("package-lock.json")) as { version: string }).version !== version)
  wrong.push(`package-lock.json has another version than ${version}. Run: npm install`);

if (wrong.length > 0) console.error(wrong.join("\n"));
process.exitCode = wrong.length > 0 ? 1 : 0;
