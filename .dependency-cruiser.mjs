// Who may import whom. Each rule says why; docs/ARCHITECTURE.md tells the same as prose.
const tests = "\\.test\\.tsx?$";
const schemas = "^packages/contract/src/.*(schemas|shapes)\\.ts$";
const runTime = { dependencyTypesNot: ["type-only", "type-import"] };
const own = (...packages) => `^packages/(${packages.join("|")})/src/`;
const npm = (...names) => `node_modules/(${names.join("|")})(/|$)`;

/** A module set that may lean on itself and on `allowed`, and on nothing else. */
const leansOnlyOn = (name, path, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path, pathNot: tests },
  to: { pathNot: [path, ...allowed] },
});
const never = (name, from, to, comment, extra = {}) => ({ name, comment, severity: "error", from, to, ...extra });

const packages = [
  leansOnlyOn(
    "domain-is-pure",
    own("domain"),
    [npm("libphonenumber-js"), npm("@noble/hashes"), npm("punycode\\.js")],
    "The rules are plain data in, plain data out: the server, the screens and the proofs run the very same ones.",
  ),
  leansOnlyOn(
    "contract-leans-on-domain",
    own("contract"),
    [own("domain"), npm("zod")],
    "Both sides of the wire read the contract, so it may not bring along anything of either.",
  ),
  leansOnlyOn(
    "phrases-stand-apart",
    own("i18n"),
    [own("domain", "contract"), npm("use-intl", "icu-minify", "vite")],
    "Phrases are chosen by codes of the contract; the server and every screen use the same catalogue.",
  ),
  never(
    "ui-knows-no-product",
    { path: own("ui") },
    { path: ["^apps/", own("domain", "contract")] },
    "A component that knows points or members belongs to a feature; ui is what any product could use.",
  ),
  never(
    "ui-and-shell-stand-apart",
    { path: own("ui", "i18n", "contract", "domain") },
    { path: own("shell") },
    "The shell puts ui, phrases and contract together for both apps; none of them can lean back on it.",
  ),
  never(
    "packages-know-no-app",
    { path: "^packages/" },
    { path: "^apps/" },
    "Everything points one way: domain ← contract ← apps.",
  ),
];

const apps = [
  never(
    "apps-do-not-mix",
    { path: "^apps/([^/]+)/" },
    { path: "^apps/", pathNot: "^apps/$1/" },
    "The member app, the back office and the API meet over the contract only, so each can be built and changed alone.",
  ),
  never(
    "front-features-in-one-direction",
    { path: "^apps/(member|backoffice)/src/features/[^/]+$" },
    { circular: true, path: "^apps/[^/]+/src/features/[^/]+$" },
    "Two features that need each other are one, or a screen puts them together: hand it in (a slot), or move what both need.",
    { scope: "folder" },
  ),
  never(
    "pieces-know-no-feature",
    { path: "^apps/(member|backoffice)/src/(lib|shell)/", pathNot: tests },
    { path: "^apps/[^/]+/src/(features|frame|screens)/" },
    "What every feature is made of cannot lean on one of them; what stands around the screens and shows features is frame.",
  ),
  never(
    "the-frame-is-last",
    { path: "^apps/(member|backoffice)/src/(features|screens)/", pathNot: tests },
    { path: "^apps/[^/]+/src/frame/" },
    "The frame stands around the screens and knows features: one that knew it back could not be shown elsewhere.",
  ),
  never(
    "no-schemas-in-the-member-app",
    { path: "^apps/member/src/", pathNot: tests },
    {
      path: [schemas, npm("zod")],
      pathNot: "node_modules/zod/(v4/)?mini/",
      ...runTime,
    },
    "zod is 22 kB that a member's phone would wait for: import its types, or zod/mini.",
  ),
  never(
    "no-schemas-in-the-client",
    { path: own("contract"), pathNot: [tests, schemas] },
    { path: [schemas, npm("zod")], ...runTime },
    "Browsers need methods and paths alone: the client must not bring the schemas (and zod) with it.",
  ),
];

const feature = "^apps/api/src/features/([^/]+)/";
const api = [
  never(
    "the-api-takes-colours-alone",
    { path: "^apps/api/src/" },
    {
      path: own("ui"),
      pathNot: "/(theme/(brand-palette|brand-scheme|brand-variables|colour|wordmark-paths)|cards/logo-plate)\\.ts$",
    },
    "A page's first colours and a club's icons follow the palette of the screens, and an invoice wears the product's mark; a server draws no components.",
  ),
  never(
    "infrastructure-knows-no-feature",
    {
      path: "^apps/api/src/(db|jobs|live|messaging|paper|payments|remembered|request|security|storage|telemetry|wallet)/",
      pathNot: tests,
    },
    { path: "^apps/api/src/(features|http|start)/" },
    "Infrastructure serves every feature alike: one that knew a feature could not be read or replaced without it.",
  ),
  never(
    "start-puts-all-together",
    { path: "^apps/api/src/", pathNot: [tests, "^apps/api/src/((main|cli)\\.ts$|start/|commands/)"] },
    { path: "^apps/api/src/start/" },
    "What the programs put together knows every feature: whoever leaned on it would lean on all of them.",
  ),
  never(
    "features-know-no-fastify",
    { path: feature, pathNot: tests },
    { path: ["^apps/api/src/http/", npm("fastify", "@fastify")], pathNot: "^apps/api/src/http/bind\\.ts$" },
    "Fastify lives in src/http alone: a feature binds its endpoints and never sees requests, so it is tested without one.",
  ),
  never(
    "features-are-bound-by-type",
    { path: feature, pathNot: tests },
    { path: "^apps/api/src/http/bind\\.ts$", ...runTime },
    "A feature takes the types of bind.ts; the entry files hand it the real thing.",
  ),
  never(
    "features-meet-in-acts-and-queries",
    { path: feature },
    { path: "^apps/api/src/features/[^/]+/(routes|jobs|messages)\\.ts$", pathNot: "^apps/api/src/features/$1/" },
    "Another feature's routes, jobs and messages are its own affair: call its verb, or read by its queries.ts.",
  ),
  never(
    "no-feature-cycles",
    { path: "^apps/api/src/features/[^/]+$" },
    { circular: true },
    "A feature can be deleted by deleting its folder; two that need each other are one feature.",
    { scope: "folder" },
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
      path: "^(apps|packages)/[^/]+/src/",
      pathNot: [tests, "^packages/(i18n/src/icu-catalogues|shell/src/(compressed-files|early-fonts))\\.ts$"],
    },
    { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], ...runTime },
    "An installation without development packages must run: list it under dependencies of the workspace that imports it.",
  ),
  never(
    "everything-resolves",
    {},
    // `?url`: a file's address, which only the bundler knows.
    { couldNotResolve: true, pathNot: ["^virtual:", "\\?url$"] },
    "An import that leads nowhere escapes every other rule.",
  ),
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [...packages, ...apps, ...api, ...everywhere],
  options: {
    doNotFollow: { path: "node_modules" },
    // Tests reach everything through their harness; the borders are those of the product.
    exclude: { path: ["(^|/)dist/", tests, "^apps/api/test/"] },
    // Type imports count as well: a border is about what one must read to understand a file.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css"],
    },
  },
};
