import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { builtLocks } from "../built-locks.ts";
import { projectFiles, root } from "../files.ts";
import { sentBuilds } from "../sent-builds.ts";
import { kindProblem } from "./file-kinds.ts";
import { schemaTableProblems } from "./schema-tables.ts";

/** `broken` returns the violations of the rule, one per line. */
type Rule = { name: string; why: string; broken: (files: string[]) => string[] };

const GENERATED = ["packages/server/db/types.ts", "packages/client/src/calls.ts", "migrations/0186_release_0_5_0.sql"];
const LONGEST = 300;
const LONG = 200;
/** The locks of visits, which are compiled before a transaction exists. */
const COMPILED_ONCE = new Set([
  ...[
    "lockMembers",
    "lockFreeMembers",
    "lockStampCards",
    "lockCoupons",
    "lockStock",
    "lockCurrentCampaigns",
    "lockStatistics",
  ],
  "lockWelcomeOffers",
]);
/**
 * Migrations that may use private tables of the job library: the functions of 0.5.0, and the flags of existing jobs.
 */
const PRIVATE_TABLES = new Set(
  ["0186_release_0_5_0", "0258_flags_of_pending_jobs"].map((name) => `migrations/${name}.sql`),
);
const FOLDER = 25;
/** Collections of numbered or named files, which are not read in sequence. */
const collections = /^(migrations|docs\/decisions|tests\/e2e\/journeys)$/;
const source = (files: string[]) =>
  files.filter((file) => /\.(tsx?|mjs|css|sql)$/.test(file) && !GENERATED.includes(file));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const lines = (file: string) => read(file).split("\n").length - 1;
const within = (files: string[], folder: RegExp) => files.filter((file) => folder.test(file));
const folders = (files: string[]) => [...new Set(files.map(dirname))];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const noun = /^features\/[a-z-]+\/[a-z-]+\/(domain|contract|schema|api|backoffice|member|web|i18n)\//;
const vagueFolder = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|$)/;

/** Files and folders that may be directly in these folders. */
const rooms = {
  "apps/api":
    /^(features\.ts$|(src\/)?(main|cli)(\.test)?\.ts$|(backup|commands|demo|distributing|moving|start|verify)\/)/,
  "packages/server":
    /^((config|environment|feature|log)(\.test)?\.ts$|(db|http|jobs|live|messaging|paper|payments|remembered|request|security|storage|telemetry|verify|wallet)\/)/,
  "packages/ui": /^(README\.md$|(theme|page|form|amount|figures|tables|answer|cards|stamps|pictures|drawings)\/[^/]+$)/,
};

const rules: Rule[] = [
  {
    name: `no file over ${LONGEST} lines`,
    why: "long files are hard to read: split it by topic",
    broken: (files) => source(files).flatMap((file) => (lines(file) > LONGEST ? [`${file} has ${lines(file)}`] : [])),
  },
  {
    name: `95 % of the files at most ${LONG} lines`,
    why: "a file should be readable at once: split the longest of these",
    broken: (files) => {
      const long = source(files).filter((file) => lines(file) > LONG);
      return long.length > source(files).length * 0.05 ? long.map((file) => `${file} has ${lines(file)}`) : [];
    },
  },
  {
    name: "no utils, helpers, common, misc, lib",
    why: "vague names attract unrelated code: name the folder after its content",
    broken: (files) => folders(files).filter((folder) => vagueFolder.test(folder)),
  },
  {
    name: "no index barrels",
    why: "a barrel hides the source and loads unneeded modules: import the file itself",
    broken: (files) => files.filter((file) => /^index\.(tsx?|mjs|js)$/.test(basename(file))),
  },
  {
    name: "folders of the API and of ui",
    why: "files belong in the folders that docs/ARCHITECTURE.md lists",
    broken: (files) =>
      files.filter((file) => {
        const [, place = "", innerPath = ""] = file.match(/^(apps\/api|packages\/server|packages\/ui)\/(.+)$/) ?? [];
        return place !== "" && !rooms[place as keyof typeof rooms].test(innerPath);
      }),
  },
  {
    name: "kinds of files in a noun",
    why: "scripts/checks/file-kinds.ts lists the allowed names, which tell what a file contains",
    broken: (files) =>
      within(files, noun).flatMap((file) => {
        const problem = kindProblem(file);
        return problem ? [`${file}: ${problem}`] : [];
      }),
  },
  {
    name: "one level of folders in a part",
    why: "deep folders are hard to read: split the noun in two",
    broken: (files) => within(files, /^features\/[^/]+\/[^/]+\/(?!i18n\/)([^/]+\/){3}/),
  },
  {
    name: `at most ${FOLDER} files in a folder, each with its test`,
    why: "large folders are hard to read: split it into folders by topic",
    broken: (files) =>
      folders(files).flatMap((folder) => {
        if (collections.test(folder)) return [];
        const count = source(files).filter((file) => dirname(file) === folder && !isTest(file)).length;
        return count > FOLDER ? [`${folder} has ${count} files`] : [];
      }),
  },
  {
    name: "process.env only in packages/server/config.ts",
    why: "settings are read and checked in one place, where they can be found",
    broken: (files) =>
      within(files, /^(features|apps|packages)\/.*\.tsx?$/).filter(
        (file) =>
          file !== "packages/server/config.ts" && !/\.test\.tsx?$/.test(file) && /\bprocess\.env\b/.test(read(file)),
      ),
  },
  {
    name: "parts of nouns",
    why: "features/<area>/<noun>/<part>/…: the part says where a file runs; only the lists of `npm run features` are next to the areas",
    broken: (files) =>
      within(files, /^features\//).filter(
        (file) => !noun.test(file) && !/^features\/([a-z-]+\/README\.md|[a-z-]+\.ts)$/.test(file),
      ),
  },
  {
    name: "one package.json",
    why: "the nearest one defines the imports (#features, #packages): only the published client has its own",
    broken: (files) => within(files, /\/package\.json$/).filter((file) => file !== "packages/client/package.json"),
  },
  {
    name: "one version, the root's",
    why: "workspaces are not published and need no version",
    broken: (files) =>
      within(files, /^(apps|packages)\/[^/]+\/package\.json$/).filter((file) => "version" in JSON.parse(read(file))),
  },
  {
    name: "migration numbers are unique",
    why: "migrations run in the order of their numbers: renumber one of them",
    broken: (files) =>
      [...Map.groupBy(within(files, /^migrations\/\d+_/), (file) => basename(file).split("_")[0])]
        .filter(([, same]) => same.length > 1)
        .map(([number, same]) => `${number}: ${same.map((file) => basename(file)).join(", ")}`),
  },
  {
    name: "each table is created in one file of the schema",
    why: "a newcomer finds a table in the folder of its noun: features/<area>/<noun>/schema, or packages/server/db/schema/base",
    broken: (files) => schemaTableProblems(files, read("packages/server/db/types.ts"), read),
  },
  {
    name: "an insert names its columns",
    why: "the order of a table's columns may differ between a new database and an upgraded one",
    broken: (files) =>
      within(files, /^(apps|bench|features|packages|tests)\/.*\.(ts|sql)$/).filter(
        (file) =>
          file !== "packages/server/db/schema/migrate.test.ts" &&
          /insert into \w+\s+(values|select)\b/.test(read(file)),
      ),
  },
  {
    name: "the current day comes from the domain",
    why: "todayIn and platformToday use the right time zone and clock: other calculations differ around midnight",
    broken: (files) =>
      within(files, /^(apps|features|packages|bench|tests)\/.*\.tsx?$/).filter(
        (file) =>
          file !== "packages/domain/calendar.ts" && /\.toZonedDateTimeISO\([^()]*\)\s*\.toPlainDate\(/.test(read(file)),
      ),
  },
  {
    name: "no private table of the job queue",
    why: "a release of the library may change it: use the view graphile_worker.jobs and the public functions",
    broken: (files) =>
      within(files, /^(apps|bench|features|migrations|packages)\/.*\.(ts|sql)$/).filter(
        (file) => !isTest(file) && !PRIVATE_TABLES.has(file) && /graphile_worker\._private_/.test(read(file)),
      ),
  },
  {
    name: "no literal spread into another",
    why: "it hides properties on one line to keep a file short: write them as properties, and split the file",
    broken: (files) =>
      within(files, /\.(tsx?|mjs)$/).filter(
        (file) => file !== "scripts/checks/check-structure.ts" && /(?<!["'`])\.\.\.\{/.test(read(file)),
      ),
  },
  {
    name: "a Build does not execute statements",
    why: "a Build throws when it executes a statement: code that needs a result takes a Transaction",
    broken: (files) =>
      within(files, /^(apps\/api|packages\/server|features\/[^/]+\/[^/]+\/api)\/.*\.ts$/).flatMap((file) =>
        sentBuilds(read(file)).map((sent) => `${file}: ${sent}`),
      ),
  },
  {
    name: "code that locks rows takes a Transaction",
    why: "a lock outside of a transaction has no effect; precompiled statements of visits are listed here",
    broken: (files) =>
      within(files, /^(apps\/api|packages\/server|features\/[^/]+\/[^/]+\/api)\/.*\.ts$/).flatMap((file) =>
        builtLocks(read(file)).flatMap((name) => (COMPILED_ONCE.has(name) ? [] : [`${file}: ${name}`])),
      ),
  },
];

const files = projectFiles();
let failed = false;
for (const { name, why, broken } of rules) {
  const violations = broken(files);
  if (violations.length === 0) continue;
  failed = true;
  console.error(`${name} (${why}):\n${violations.map((line) => `  ${line}`).join("\n")}`);
}
if (files.length < 50) console.error(`Only ${files.length} files were found: the check reads the wrong folder.`);
process.exitCode = failed || files.length < 50 ? 1 : 0;
