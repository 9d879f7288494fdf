import { full } from "./full-edits.ts";

/** A change of text that no rule of paths makes. `from` is main's text; */
export interface Edit {
  file: string;
  from: string | RegExp;
  to: string;
}

const both: Edit[] = [
  {
    file: "apps/api/test/statements/must-be-over-all.ts",
    from: `const api = fileURLToPath(new URL("../../", import.meta.url));`,
    to: `const project = fileURLToPath(new URL("../../../../", import.meta.url));`,
  },
  {
    file: "apps/api/test/statements/must-be-over-all.ts",
    from: `const carriers = /^(src\\/db\\/|src\\/jobs\\/count-removals\\.ts|test\\/statements\\/)/;`,
    to: `const carriers =
  /^(apps\\/api\\/src|packages\\/server)\\/(db\\/|jobs\\/count-removals\\.ts)|^(apps\\/api\\/test|tests)\\/statements\\/|^node_modules\\//;`,
  },
  {
    file: "apps/api/test/statements/must-be-over-all.ts",
    from: "files.filter((file) => file.startsWith(api)).map((file) => file.slice(api.length))",
    to: "files.filter((file) => file.startsWith(project)).map((file) => file.slice(project.length))",
  },
  {
    file: "apps/api/test/statements/must-be-over-all.ts",
    from: "from the API's folder on: a file of the product's, or a test. */",
    to: "as a path from the root: a file of the product or a test. */",
  },
  {
    file: "apps/api/test/statements/must-be-over-all.ts",
    from: `site.startsWith("test/") || site`,
    to: `/^(apps\\/api\\/test|tests)\\//.test(site) || site`,
  },
  {
    file: "apps/api/test/statements/over-all-chains.test.ts",
    from: "existsSync(new URL(`../../${site}`, import.meta.url))",
    to: "existsSync(join(root, site))",
  },
  {
    file: "apps/api/test/statements/over-all-chains.test.ts",
    from: `import { existsSync } from "node:fs";\n`,
    to: `import { existsSync } from "node:fs";\nimport { join } from "node:path";\nimport { root } from "../../../../scripts/files.ts";\n`,
  },
  {
    file: "apps/api/test/statements/over-all-chains.test.ts",
    from: "unlistedOverAll(statement, () => `src/features/${file}`)",
    to: "unlistedOverAll(statement, () => file)",
  },
  {
    file: "apps/api/test/statements/over-all-chains.test.ts",
    from: /"(members|sending)\/(list-queries|jobs)\.ts"/g,
    to: `"apps/api/src/features/$1/$2.ts"`,
  },
  {
    file: "apps/backoffice/src/lib/drafted-forms.test.ts",
    from: /import \{ readdirSync, readFileSync \} from "node:fs";\n/,
    to: `import { readFileSync } from "node:fs";\n`,
  },
  {
    file: "apps/backoffice/src/lib/drafted-forms.test.ts",
    from: `const root = join(import.meta.dirname, "..");\n`,
    to: "",
  },
  {
    file: "apps/backoffice/src/lib/drafted-forms.test.ts",
    from: `import { draftedForms } from "./drafted-forms.ts";\n`,
    to: `import { projectFiles, root } from "../../../../scripts/files.ts";\nimport { draftedForms } from "./drafted-forms.ts";\n`,
  },
  {
    file: "apps/backoffice/src/lib/drafted-forms.test.ts",
    from: `const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\\.tsx?$/.test(file));`,
    to: `const sources = projectFiles().filter((file) =>
  /^(apps\\/backoffice|features\\/[^/]+\\/[^/]+\\/backoffice|packages\\/web\\/backoffice)\\/.*\\.tsx?$/.test(file),
);`,
  },
  {
    file: "scripts/overlays.test.ts",
    from: `const screens = [...projectFiles("apps"), ...projectFiles("packages/shell")];`,
    to: `const screens = ["apps", "features", "packages"]
    .flatMap((folder) => projectFiles(folder))
    .filter((file) => !file.startsWith("packages/ui/"));`,
  },
  {
    file: "scripts/overlays.test.ts",
    from: `const named = Object.keys(overlays).map((file) => (file.startsWith("packages/") ? file : \`apps/\${file}\`));`,
    to: `const named = Object.keys(overlays);`,
  },
  {
    file: "apps/api/src/features/api-keys/scope-pairs.test.ts",
    from: /const root = new URL[\s\S]*?expect\(readers\)\.toEqual\(\["http\/key-scopes\.ts"\]\);/,
    to: `const served = /^(apps\\/api\\/(?!test\\/)|features\\/[^/]+\\/[^/]+\\/api\\/|packages\\/server\\/).*(?<!\\.test)\\.ts$/;
  const keys = /\\/api-keys\\//;
  const readers = projectFiles()
    .filter((file) => served.test(file) && !keys.test(file))
    .filter((file) => /\\.scopes\\b/.test(readFileSync(join(root, file), "utf8")));
  expect(readers).toEqual(["apps/api/src/http/key-scopes.ts"]);`,
  },
  {
    file: "apps/api/src/features/api-keys/scope-pairs.test.ts",
    from: `test("one file alone decides by a key's scopes", async () => {`,
    to: `test("one file alone decides by a key's scopes", () => {`,
  },
  {
    file: "apps/api/src/features/api-keys/scope-pairs.test.ts",
    from: `import { glob, readFile } from "node:fs/promises";\n`,
    to: `import { readFileSync } from "node:fs";\nimport { join } from "node:path";\nimport { projectFiles, root } from "../../../../../scripts/files.ts";\n`,
  },
  {
    file: "apps/api/test/name-orders.test.ts",
    from: / {2}const source = fileURLToPath[^\n]*\n/,
    to: "",
  },
  {
    file: "apps/api/test/name-orders.test.ts",
    from: / {2}const files = globSync[^\n]*\n {2}const found = files\.filter[^\n]*\n/,
    to: `  const ofFeature = /^(features\\/[^/]+\\/[^/]+\\/api|apps\\/api\\/src\\/features)\\/.*(?<!\\.test)\\.ts$/;
  const files = projectFiles().filter((file) => ofFeature.test(file));
  const found = files.filter((file) => orderedByName.test(readFileSync(join(root, file), "utf8")));
`,
  },
  {
    file: "apps/api/test/name-orders.test.ts",
    from: `import { globSync, readFileSync } from "node:fs";\nimport { fileURLToPath } from "node:url";\n`,
    to: `import { readFileSync } from "node:fs";\nimport { join } from "node:path";\nimport { projectFiles, root } from "../../../scripts/files.ts";\n`,
  },
  {
    file: "packages/i18n/src/spec-messages.test.ts",
    from: /const sourcesOf = \(app: string\) => \{[\s\S]*?\n\};/,
    to: `const sourcesOf = (app: string) => {
  const folders = new RegExp(\`^(apps/\${app}|features/[^/]+/[^/]+/\${app}|packages/web/\${app})/.*(?<!\\\\.test)\\\\.tsx?$\`);
  return projectFiles()
    .filter((file) => folders.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"));
};`,
  },
  {
    file: "packages/i18n/src/spec-messages.test.ts",
    from: `import { readdirSync, readFileSync } from "node:fs";\nimport { fileURLToPath } from "node:url";\n`,
    to: `import { readFileSync } from "node:fs";\nimport { join } from "node:path";\nimport { projectFiles, root } from "../../../scripts/files.ts";\n`,
  },
  {
    file: "apps/member/src/lib/first-phrases.test.ts",
    from: `const packages = at("../../../../packages");`,
    to: `const project = at("../../../../");`,
  },
  {
    file: "apps/member/src/lib/first-phrases.test.ts",
    from: / {2}const \[, name, path = ""\] = [^\n]*\n {2}return name[^\n]*\n/,
    to: `  const isOurs = /^#(apps\\/member|features\\/[^/]+\\/[^/]+\\/member|packages\\/(ui|shell|web))\\//.test(named);
  return isOurs ? resolve(project, named.slice(1)) : null;
`,
  },
  {
    file: "scripts/phrases.test.ts",
    from: "/^packages\\/i18n\\/src\\/.+\\/(sv|en|fr)\\.ts$/",
    to: "/^(?:packages|features\\/[^/]+\\/[^/]+)\\/i18n\\/.+\\/(sv|en|fr)\\.ts$/",
  },
  {
    file: "scripts/phrases.test.ts",
    from: `const sources = [...projectFiles("apps"), ...projectFiles("packages")].filter((file) => /\\.tsx?$/.test(file));`,
    to: `const sources = ["apps", "features", "packages"]
  .flatMap((folder) => projectFiles(folder))
  .filter((file) => /\\.tsx?$/.test(file));`,
  },
  {
    file: "packages/i18n/src/icu-catalogues.ts",
    from: "/packages\\/i18n\\/src\\/.+\\/(sv|en|fr)\\.ts$/",
    to: "/\\/(?:packages|features\\/[^/]+\\/[^/]+)\\/i18n\\/.+\\/(sv|en|fr)\\.ts$/",
  },
  {
    file: "scripts/build.mjs",
    from: `    ...filesIn(inProject("packages")),`,
    to: `    ...filesIn(inProject("features")),\n    ...filesIn(inProject("packages")),`,
  },
  { file: "scripts/build.mjs", from: "^(package-lock|tsconfig", to: "^(package(-lock)?|tsconfig" },
  {
    file: "scripts/check-borders.ts",
    from: `cruise(["apps", "packages"], options)`,
    to: `cruise(["apps", "features", "packages"], options)`,
  },
  {
    file: "scripts/check-docs.ts",
    from: "/^(\\.\\/)?(apps|packages|docs|scripts|e2e|bench|\\.ci)\\//",
    to: "/^(\\.\\/)?(apps|features|packages|docs|scripts|e2e|tests|bench|migrations|\\.ci)\\//",
  },
  {
    file: "scripts/check-exports.ts",
    from: "/\\.test\\.tsx?$|^(apps\\/api\\/test|packages\\/domain\\/test|e2e|plants)\\//",
    to: "/\\.test\\.tsx?$|^(apps\\/api\\/test|packages\\/domain\\/test|e2e|tests|plants)\\//",
  },
  {
    file: "scripts/check-exports.ts",
    from: "/^(packages|apps)\\/[^/]+\\/src\\//.test(file)",
    to: "/^(features|packages|apps)\\//.test(file)",
  },
];

// Every file of a package with an exports map was an entry to knip: now it sees what nothing names.
both.push(
  { file: "packages/contract/src/client.ts", from: `\nexport type Call = ReturnType<typeof createClient>;\n`, to: "" },
  {
    file: "packages/contract/src/webhooks/event-shapes.ts",
    from: /\n(\/\*\*[^\n]*\*\/\n)?export type Webhook(?:Data|Event) = [^\n]*\n/g,
    to: "\n",
  },
);

both.push({
  file: "plants/scratch.ts",
  from: "(apps|packages|bench|scripts|e2e|docs)",
  to: "(apps|features|packages|bench|migrations|scripts|e2e|tests|docs)",
});

// Without a package.json of its own an app's cache is the root's: two development servers would write the same files.
for (const app of ["member", "backoffice"])
  both.push({
    file: `apps/${app}/vite.config.ts`,
    from: `  html: { cspNonce: "%CSP_NONCE%" },\n`,
    to: `  html: { cspNonce: "%CSP_NONCE%" },\n  // The two development servers share one node_modules, but not the dependencies they have bundled.\n  cacheDir: "../../node_modules/.vite/${app}",\n`,
  });

const missed: string[] = [];

/** The text of a file of today with its edits. */
export function edited(file: string, text: string, isFull: boolean): string {
  return [...both, ...(isFull ? full : [])]
    .filter((edit) => edit.file === file)
    .reduce((so, { from, to }) => {
      const hasGroups = to.includes("$1");
      const next = hasGroups ? so.replace(from, to) : so.replace(from, () => to);
      if (next === so && !so.includes(to)) missed.push(`${file}: ${String(from).slice(0, 70)}`);
      return next;
    }, text);
}

export const missedEdits = (): readonly string[] => missed;
