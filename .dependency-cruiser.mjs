// Rules for imports between modules, each with its reason. scripts/checks/check-borders.ts adds two rules: no cycle
// between nouns, and no new import of a feature in packages.
const tests = "\\.(test|fixture)\\.tsx?$";
const runTime = { dependencyTypesNot: ["type-only", "type-import"] };
const own = (...packages) => `^packages/(${packages.join("|")})/`;
/** Returns a pattern for files in the given parts of any noun. */
const part = (...names) => `^features/[^/]+/[^/]+/(${names.join("|")})/`;
/** The lists that `npm run features` writes from the contracts of all nouns. */
const lists = {
  contract: "^features/(?!acts|act-words|member-tables|member-data|retain|retention)[a-z-]+\\.ts$",
  domain: "^features/(acts|retention)\\.ts$",
  i18n: "^features/(act|member-data|retention)-words\\.ts$",
  api: "^features/(member-tables|member-data|retained-rows)\\.ts$",
};
const both = (...names) => [own(...names), part(...names), ...names.flatMap((name) => lists[name] ?? [])];
const npm = (...names) => `node_modules/(${names.join("|")})(/|$)`;
const schemas =
  "^(packages/contract|features/[^/]+/[^/]+/contract)/.*(schemas|shapes)\\.ts$|^features/(outcome-shapes|schemas)\\.ts$";

/** Returns a rule: the modules import each other and `allowed`, and nothing else. */
const importsOnly = (name, path, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path, pathNot: tests },
  to: { pathNot: [...[path].flat(), ...allowed] },
});
const never = (name, from, to, comment, extra = {}) => ({ name, comment, severity: "error", from, to, ...extra });

const parts = [
  importsOnly(
    "domain-is-pure",
    both("domain"),
    [npm("libphonenumber-js"), npm("@noble/hashes"), npm("punycode\\.js"), npm("sms-segments-calculator")],
    "Rules take plain data and return plain data: the server, the screens and the tests run the same ones.",
  ),
  importsOnly(
    "contract-imports-domain",
    both("contract"),
    [...both("domain"), npm("zod")],
    "Both sides of the wire read the contract, so it brings along nothing of either.",
  ),
  importsOnly(
    "phrases-import-codes",
    both("i18n"),
    [...both("domain", "contract"), npm("use-intl", "icu-minify")],
    "Phrases are chosen by codes of the contract; the server and every screen use the same catalogue.",
  ),
  never(
    "api-of-a-noun",
    { path: part("api"), pathNot: tests },
    {
      path: "^(apps|features|packages)/",
      pathNot: [...both("domain", "contract", "i18n", "api"), own("server", "ui")],
    },
    "The API part of a noun imports rules, shapes, phrases, API parts and packages/server.",
  ),
  never(
    "declarations-of-tables",
    { path: "^features/([^/]+/[^/]+)/api/(member-tables|member-data|retained-rows)\\.ts$" },
    { path: part("api"), pathNot: "^features/$1/" },
    "Lower nouns read the declarations of all nouns, so a declaration imports no API part of another noun.",
  ),
  ...["backoffice", "member"].map((app) =>
    never(
      `${app}-imports`,
      { path: [part(app), `^apps/${app}/`], pathNot: tests },
      {
        path: "^(apps|features|packages)/",
        pathNot: [
          ...both("domain", "contract", "i18n"),
          part(app, "web"),
          own("ui"),
          `^apps/${app}/`,
          `^packages/web/(?!${app === "member" ? "backoffice" : "member"}/)`,
        ],
      },
      "Screens run in a browser: they import rules, shapes, phrases, screens of their own app, packages/web and ui.",
    ),
  ),
  never(
    "web-imports",
    { path: part("web"), pathNot: tests },
    {
      path: "^(apps|features|packages)/",
      pathNot: [
        ...both("domain", "contract", "i18n"),
        part("web"),
        own("ui"),
        "^packages/web/(?!(backoffice|member)/)",
      ],
    },
    "Both apps show the part web of a noun, so it imports nothing that only one of them has.",
  ),
];

const packages = [
  never(
    "packages-know-no-app",
    { path: "^(packages|features)/", pathNot: tests },
    { path: "^apps/" },
    "Apps compose features: packages and features never import apps.",
  ),
  never(
    "ui-knows-no-product",
    { path: own("ui") },
    { path: ["^(apps|features)/", own("domain", "contract", "i18n", "server", "web")] },
    "A component that knows points or members belongs to a feature; ui is what any product could use.",
  ),
  never(
    "packages-know-no-part-that-runs",
    { path: "^packages/", pathNot: tests },
    { path: part("api", "backoffice", "member", "web") },
    "Packages must not depend on features, so that both can be read and replaced separately.",
  ),
  never(
    "server-draws-no-screens",
    { path: [own("server"), part("api"), "^apps/api/"], pathNot: tests },
    {
      path: [own("ui", "web"), part("backoffice", "member", "web")],
      pathNot: "/(theme/(brand-palette|brand-scheme|brand-variables|colour|wordmark-paths)|pictures/logo-plate)\\.ts$",
    },
    "A page's first colours and a club's icons follow the palette of the screens; a server draws no components.",
  ),
];

const apps = [
  never(
    "apps-do-not-mix",
    { path: "^apps/([^/]+)/" },
    { path: "^apps/", pathNot: "^apps/$1/" },
    "The member app, the back office and the API meet over the contract only.",
  ),
  never(
    "the-frame-is-last",
    { path: "^apps/(member|backoffice)/screens/", pathNot: tests },
    { path: "^apps/[^/]+/frame/" },
    "The frame surrounds the screens: a screen that imported it could not be shown elsewhere.",
  ),
  never(
    "no-schemas-in-the-member-app",
    { path: ["^apps/member/", part("member", "web"), "^packages/web/member/"], pathNot: tests },
    { path: [schemas, npm("zod")], pathNot: "node_modules/zod/(v4/)?mini/", ...runTime },
    "zod is 22 kB that a member's phone would wait for: import its types, or zod/mini.",
  ),
  never(
    "no-schemas-in-the-client",
    { path: both("contract"), pathNot: [tests, schemas] },
    { path: [schemas, npm("zod")], ...runTime },
    "Browsers need methods and paths only: the client must not include the schemas and zod.",
  ),
  never(
    "start-puts-all-together",
    { path: "^(apps/api|packages/server)/", pathNot: [tests, "^apps/api/((main|cli)\\.ts$|start/|commands/)"] },
    { path: "^apps/api/start/" },
    "Programs know every feature: a module that imported them would import all features.",
  ),
];

const anyNoun = "^features/([^/]+/[^/]+)/";
const nouns = [
  never(
    "features-know-no-fastify",
    { path: part("api"), pathNot: tests },
    { path: ["^packages/server/http/", npm("fastify", "@fastify")], pathNot: "^packages/server/http/bind\\.ts$" },
    "Only packages/server/http uses Fastify: a feature declares its endpoints and is tested without requests.",
  ),
  never(
    "features-are-bound-by-type",
    { path: part("api"), pathNot: tests },
    { path: "^packages/server/http/bind\\.ts$", ...runTime },
    "A feature takes the types of bind.ts; the programs hand it the real thing.",
  ),
  never(
    "nouns-meet-in-acts-and-queries",
    { path: anyNoun },
    { path: "^features/[^/]+/[^/]+/api/.*(routes|jobs|messages)\\.ts$", pathNot: "^features/$1/" },
    "Another noun's routes, jobs and messages are its own affair: call its verb, or read by its queries.ts.",
  ),
];

const everywhere = [
  never(
    "no-cycles",
    {},
    { circular: true },
    "Files that import each other can be neither read nor tested one at a time.",
  ),
  never(
    "run-time-packages-are-listed",
    {
      path: "^(apps|features|packages)/",
      pathNot: tests,
    },
    { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], ...runTime },
    "An installation without development packages must run: list it under dependencies.",
  ),
  never(
    "everything-resolves",
    {},
    // Only the bundler resolves `?url` imports, which return the address of a file.
    { couldNotResolve: true, pathNot: "\\?url$" },
    "An import that leads nowhere escapes every other rule.",
  ),
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [...parts, ...packages, ...apps, ...nouns, ...everywhere],
  options: {
    doNotFollow: { path: "node_modules" },
    // Tests import everything through their harness. The rules apply to the product only.
    exclude: { path: ["^apps/[^/]+/dist/", tests, "^tests/"] },
    // Type imports count, too: a rule is about the code that a reader needs to understand a file.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      importsFields: ["imports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css"],
    },
  },
};
