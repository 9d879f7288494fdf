import type { Edit } from "./edits.ts";

/** Edits of the complete move alone. */
export const full: Edit[] = [
  {
    file: "scripts/start.mjs",
    from: `inProject("apps", "api", "src", "main.ts")`,
    to: `inProject("apps", "api", "main.ts")`,
  },
  {
    file: "scripts/dev.mjs",
    from: `inProject("apps", "api", "src", "main.ts")`,
    to: `inProject("apps", "api", "main.ts")`,
  },
  { file: "scripts/database.ts", from: `join(root, "apps", "api", "migrations")`, to: `join(root, "migrations")` },
  { file: "scripts/overlays.test.ts", from: `projectFiles("e2e")`, to: `projectFiles("tests/e2e")` },
  { file: "playwright.config.ts", from: `testDir: "e2e"`, to: `testDir: "tests/e2e"` },
  { file: "apps/member/index.html", from: "/src/main.tsx", to: "/main.tsx" },
  { file: "apps/backoffice/index.html", from: "/src/main.tsx", to: "/main.tsx" },
  { file: "apps/backoffice/index.html", from: "/src/shell/mark.svg", to: "/mark.svg" },
  { file: "apps/member/vite.config.ts", from: "../../packages/i18n/src/member", to: "../../packages/i18n/member" },
  { file: "apps/member/first-files.ts", from: "packages/i18n/src/member/first", to: "packages/i18n/member/first" },
  {
    file: "apps/member/first-files.ts",
    from: "packages/i18n/src/member/catalogue",
    to: "packages/i18n/member/catalogue",
  },
  { file: "apps/member/first-files.ts", from: "of(`src/${screen}`)", to: "of(screen)" },
  { file: "apps/api/src/commands/doctor.ts", from: "`../../../${path}`", to: "`../../${path}`" },
  {
    file: "apps/api/test/server-process.ts",
    from: `[...serverFlags, join(from, "apps/api/src/main.ts"), ...words]`,
    to: `[...serverFlags, entryOf(from), ...words]`,
  },
  {
    file: "apps/api/test/server-process.ts",
    from: `/** Forty of this process's own`,
    to: `/** Releases until 0.5.0 had their programs one folder deeper. */
function entryOf(release: string): string {
  const entry = join(release, "apps", "api", "main.ts");
  return existsSync(entry) ? entry : join(release, "apps", "api", "src", "main.ts");
}

/** Forty of this process's own`,
  },
  {
    file: "apps/api/test/server-process.ts",
    from: `import { createServer } from "node:net";`,
    to: `import { existsSync } from "node:fs";\nimport { createServer } from "node:net";`,
  },
  {
    file: "apps/api/test/rolling/run-rolling.ts",
    from: `join(release, "apps/api/src/cli.ts")`,
    to: `join(release, "apps", "api", existsSync(join(release, "apps", "api", "cli.ts")) ? "cli.ts" : "src/cli.ts")`,
  },
  { file: "apps/api/test/rolling/run-rolling.ts", from: /^/, to: `import { existsSync } from "node:fs";\n` },
  {
    file: "vitest.config.ts",
    from: /"packages\/\*\/\{src,test\}[\s\S]*?"scripts\/\*\*\/\*\.test\.ts",/,
    to: `"features/*/*/{domain,contract,backoffice,member,i18n}/**/*.test.ts",
            "packages/{client,contract,domain,i18n,ui,web}/**/*.test.ts",
            "apps/{member,backoffice}/**/*.test.ts",
            "tests/domain/**/*.test.ts",
            "scripts/**/*.test.ts",`,
  },
  {
    file: "vitest.config.ts",
    from: `include: ["apps/api/**/*.test.ts"],`,
    to: `include: [
            "features/*/*/api/**/*.test.ts",
            "packages/server/**/*.test.ts",
            "apps/api/**/*.test.ts",
            "tests/!(domain|e2e)/**/*.test.ts",
          ],`,
  },
  {
    file: "vitest.stryker.config.ts",
    from: `"packages/domain/{src,test}/**/*.test.ts"`,
    to: `"{packages/domain,features/*/*/domain,tests/domain}/**/*.test.ts"`,
  },
  {
    file: "stryker.config.json",
    from: /"packages\/domain\/src\/\*\*\/\*\.ts",\s*"!packages\/domain\/src\/\*\*\/\*\.test\.ts",/,
    to: `"packages/domain/**/*.ts",
    "features/*/*/domain/**/*.ts",
    "!**/*.test.ts",`,
  },
  {
    file: "stryker.config.json",
    from: /"apps\/\*\/src",\s*"apps\/\*\/dist",\s*"apps\/api\/migrations",/,
    to: `"apps/*/dist",
    "migrations",`,
  },
  { file: "biome.json", from: `"apps/api/src/features/**"`, to: `"features/*/*/api/**"` },
  { file: "biome.json", from: "@stammis/domain/calendar", to: "#packages/domain/calendar.ts" },
  {
    file: "scripts/check-exports.ts",
    from: `/^(features|packages|apps)\\//.test(file)`,
    to: `/^(features|packages|apps)\\//.test(file)`,
  },
  { file: "plants/till.ts", from: /tests: \[rules,/g, to: `tests: ["packages/domain/src/visits",` },
  { file: "apps/api/src/commands/doctor.ts", from: `inApps("api/migrations")`, to: `inApps("../migrations")` },
  {
    file: "apps/api/src/http/watching.test.ts",
    from: "../../../../docs/operating/",
    to: "../../../docs/operating/",
  },
  // Folders of today whose files went to several nouns.
  {
    file: "docs/decisions/0010-visits-and-returns-are-planned-once.md",
    from: "`packages/domain/src/visits` plans",
    to: "`plan-visit.ts` and `plan-return.ts` plan",
  },
  {
    file: "docs/decisions/0048-an-account-in-no-order.md",
    from: "`packages/domain/src/billing`",
    to: "`company-account.ts`",
  },
  { file: "docs/operating.md", from: "the rest of `apps/api/test`", to: "the rest of `tests`" },
  { file: "docs/testing.md", from: "`apps/api/test` holds", to: "`tests` holds" },
];
