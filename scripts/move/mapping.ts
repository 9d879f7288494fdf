import { domain, framePhrases, nouns, phrases } from "./nouns.ts";

type Part = "domain" | "contract" | "api" | "backoffice" | "member" | "i18n";
type Rule = readonly [pattern: RegExp, to: (match: RegExpExecArray, all: readonly string[]) => string];

const entries = Object.entries(nouns).flatMap(([noun, folders]) =>
  folders.split(" ").map((folder) => [folder, noun] as const),
);
const nounOfFolder = new Map(entries);
if (nounOfFolder.size !== entries.length) throw new Error("a folder of today is named twice in nouns.ts");

/** The noun of a feature folder. `tree` decides where two trees use one name for two things. */
function nounOf(tree: string, folder: string): string {
  const noun = nounOfFolder.get(`${tree}:${folder}`) ?? nounOfFolder.get(folder);
  if (!noun) throw new Error(`${tree}/${folder} is in no noun`);
  return noun;
}

/** Folders among the features that belong to no noun. */
const stays = new Set([...framePhrases, "pages"]);
const seen = new Map<string, string[]>();
/** The feature folders directly in a folder of today. */
function foldersIn(tree: string, all: readonly string[]): string[] {
  const known = seen.get(tree);
  if (known) return known;
  const names = all.filter((file) => file.startsWith(`${tree}/`)).map((file) => file.slice(tree.length + 1));
  const folders = [...new Set(names.filter((name) => name.includes("/")).map((name) => name.split("/")[0] as string))];
  seen.set(tree, folders);
  return folders;
}

/**
 * The folder's place in its noun: the part itself for the folder that bears the noun's name or is listed first, a folder of
 * its old name below the part for the others, so that two `queries.ts` do not meet.
 */
function placeIn(part: Part, name: string, tree: string, folder: string, all: readonly string[]): string {
  const noun = nounOf(name, folder);
  const own = foldersIn(tree, all).filter((each) => !stays.has(each) && nounOf(name, each) === noun);
  const listed = (nouns[noun] as string).split(" ").map((each) => each.replace(/^.*:/, ""));
  const first = own.includes(noun.split("/")[1] as string)
    ? noun.split("/")[1]
    : listed.find((each) => own.includes(each));
  return folder === first ? `features/${noun}/${part}` : `features/${noun}/${part}/${folder}`;
}

function domainPlace(folder: string, file: string): string {
  const table = domain[folder];
  if (!table) throw new Error(`packages/domain/src/${folder} is not in nouns.ts`);
  const name = file.replace(/(\.test|\.d)?\.ts$/, "");
  const noun = Object.entries(table).find(([, names]) => names === "*" || names.split(" ").includes(name))?.[0];
  if (!noun) throw new Error(`packages/domain/src/${folder}/${file} is in no noun`);
  if (noun !== "packages") return `features/${noun}/domain/${file}`;
  return `packages/domain/${folder ? `${folder}/` : ""}${file}`;
}

/** Folders of apps/api/src that programs are made of; the rest serves every feature alike. */
const programs = "backup|commands|demo|distributing|moving|start|verify";

const rules: readonly Rule[] = [
  [/^packages\/domain\/src\/(?:([^/]+)\/)?([^/]+)$/, ([, folder = "", file = ""]) => domainPlace(folder, file)],
  [/^packages\/domain\/test\/(.+)$/, ([, file]) => `tests/domain/${file}`],
  [/^packages\/contract\/src\/([^/]+)$/, ([, file]) => `packages/contract/${file}`],
  // Paths of the apps' pages: both apps and the letters name them.
  [/^packages\/contract\/src\/pages\/(.+)$/, ([, file]) => `packages/contract/pages/${file}`],
  [
    /^packages\/contract\/src\/([^/]+)\/(.+)$/,
    ([, folder = "", file], all) => `${placeIn("contract", "contract", "packages/contract/src", folder, all)}/${file}`,
  ],
  [
    /^packages\/i18n\/src\/(backoffice|member)\/([^/]+)\/(.+)$/,
    ([, app = "", folder = "", file], all) => {
      if (framePhrases.has(folder)) return `packages/i18n/${app}/${folder}/${file}`;
      const place = placeIn("i18n", app, `packages/i18n/src/${app}`, folder, all);
      return `${place.replace("/i18n", `/i18n/${app}`)}/${file}`;
    },
  ],
  [
    /^packages\/i18n\/src\/((exports\/)?([^/]+))$/,
    ([, path = "", , file]) => (phrases[path] ? `features/${phrases[path]}/i18n/${file}` : `packages/i18n/${path}`),
  ],
  [
    /^packages\/i18n\/src\/([^/]+)\/(.+)$/,
    ([, folder = "", file]) =>
      phrases[folder] ? `features/${phrases[folder]}/i18n/${folder}/${file}` : `packages/i18n/${folder}/${file}`,
  ],
  [/^packages\/shell\/src\/(.+)$/, ([, file]) => `packages/web/${file}`],
  [/^packages\/ui\/src\/(.+)$/, ([, file]) => `packages/ui/${file}`],
  [
    /^apps\/api\/src\/features\/([^/]+)\/(.+)$/,
    ([, folder = "", file], all) => `${placeIn("api", "api", "apps/api/src/features", folder, all)}/${file}`,
  ],
  [new RegExp(`^apps/api/src/((?:${programs})/.+|(?:main|cli|cli\\.test)\\.ts)$`), ([, file]) => `apps/api/${file}`],
  [/^apps\/api\/src\/(.+)$/, ([, file]) => `packages/server/${file}`],
  [/^apps\/api\/migrations\/(.+)$/, ([, file]) => `migrations/${file}`],
  [/^apps\/api\/test\/([^/]+)$/, ([, file]) => `tests/api/${file}`],
  [/^apps\/api\/test\/(.+)$/, ([, file]) => `tests/${file}`],
  [/^e2e\/(.+)$/, ([, file]) => `tests/e2e/${file}`],
  [
    /^apps\/(backoffice|member)\/src\/features\/([^/]+)\/(.+)$/,
    ([, app = "", folder = "", file], all) =>
      `${placeIn(app as Part, app, `apps/${app}/src/features`, folder, all)}/${file}`,
  ],
  [/^apps\/backoffice\/src\/shell\/mark\.svg$/, () => "apps/backoffice/mark.svg"],
  // What every feature of an app is made of: a feature cannot import an app.
  [/^apps\/(backoffice|member)\/src\/((?:lib|shell)\/.+|paths\.ts)$/, ([, app, file]) => `packages/web/${app}/${file}`],
  [/^apps\/(backoffice|member)\/src\/(.+)$/, ([, app, file]) => `apps/${app}/${file}`],
];

/** Where a file of today belongs: its new path, or its own when it stays. */
export function newPath(file: string, all: readonly string[]): string {
  for (const [pattern, to] of rules) {
    const match = pattern.exec(file);
    if (match) return to(match, all);
  }
  return file;
}

/** Of workspaces that are plain folders now. */
export const isGone = (file: string) => /^(apps|packages)\/(?!client\/)[^/]+\/package\.json$/.test(file);
