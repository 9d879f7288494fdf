import { globSync, readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";

interface FeatureList {
  /** The path from the root of the project. */
  path: string;
  text: string;
  /** The parts spread into one object, which must not share a key. */
  merges?: { name: string; parts: readonly Part[] };
}

interface Part {
  /** The file that declares the export. */
  file: string;
  exported: string;
  /** The name in the list, if it differs from the exported one. */
  alias?: string;
}

const languages = ["sv", "en", "fr"] as const;
const heading = "// Written by `npm run features` from the folders of features/. Do not edit.";

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const nouns = globSync("features/*/*/").map((folder) => basename(folder));
/** Returns a noun's name in the lists; a name used in two areas includes its area. */
function nameOf(file: string): string {
  const [, area = "", noun = ""] = file.split("/");
  return camelCase(nouns.filter((each) => each === noun).length > 1 ? `${area}-${noun}` : noun);
}

/** Returns files by a pattern, ordered by path. */
const filesOf = (pattern: string) => globSync(pattern).sort();

/**
 * Returns an export named after the noun, or after the subfolder of a part. A subfolder with a noun's name includes its
 * own noun.
 */
function exportOf(file: string, ending: string): Part {
  const [, , noun = "", , ...below] = dirname(file).split("/");
  const folder = below.at(-1);
  const name = folder ? camelCase(nouns.includes(folder) ? `${noun}-${folder}` : folder) : nameOf(file);
  const exported = `${name}${ending}`;
  if (!new RegExp(`export (?:const|function) ${exported}\\b`).test(readFileSync(file, "utf8")))
    throw new Error(`${file} must export ${exported}`);
  return { file, exported };
}

function specifierOf(file: string, path: string): string {
  const [from] = path.split("/");
  if (!file.startsWith(`${from}/`)) return `#${file}`;
  const relativePath = relative(dirname(path), file);
  return relativePath.startsWith(".") ? relativePath : `./${relativePath}`;
}

function importsOf(parts: readonly Part[], path: string): string {
  return parts
    .map(({ file, exported, alias = exported }) => {
      const name = alias === exported ? exported : `${exported} as ${alias}`;
      return `import { ${name} } from "${specifierOf(file, path)}";`;
    })
    .join("\n");
}

/** Returns a list file with one object of everything that the parts declare. */
function merged(path: string, name: string, parts: readonly Part[]): FeatureList {
  const spreads = parts.map(({ exported, alias = exported }) => `...${alias},`).join("\n");
  const text = `${heading}\n${importsOf(parts, path)}\n\nexport const ${name} = {\n${spreads}\n};\n`;
  return { path, text, merges: { name, parts } };
}

/** Returns a list file with one array of what each part declares. */
function listed(path: string, name: string, parts: readonly Part[]): FeatureList {
  const items = parts.map(({ exported, alias = exported }) => `${alias},`).join("\n");
  return { path, text: `${heading}\n${importsOf(parts, path)}\n\nexport const ${name} = [\n${items}\n] as const;\n` };
}

/**
 * Returns the files that export `exported`, each named after its area and noun, because all nouns use the same export
 * name.
 */
function named(pattern: string, exported: string): Part[] {
  return filesOf(pattern)
    .filter((file) => new RegExp(`export const ${exported}\\b`).test(readFileSync(file, "utf8")))
    .map((file) => ({ file, exported, alias: camelCase(file.split("/").slice(1, 3).join("-")) }));
}

/** Returns a list file with one object, keyed by the nouns' names. */
function byNoun(path: string, name: string, parts: readonly Part[]): FeatureList {
  const entries = parts.map(({ file, exported }) => `${nameOf(file)}: ${exported},`).join("\n");
  return { path, text: `${heading}\n${importsOf(parts, path)}\n\nexport const ${name} = {\n${entries}\n};\n` };
}

/** Returns the phrases of one app in one language: each folder of phrases is a namespace with its name. */
function catalogue(app: "backoffice" | "member", language: (typeof languages)[number]): FeatureList {
  // The member app's list is in packages, because the bundle of its first page is larger with the file in apps.
  const folder = app === "member" ? "packages/i18n/member" : "apps/backoffice/i18n";
  const path = `${folder}/catalogue.${language}.ts`;
  const ofNouns = filesOf(`features/*/*/i18n/${app}/**/${language}.ts`);
  const parts = [...ofNouns, ...filesOf(`packages/i18n/${app}/*/${language}.ts`)].map((file) => {
    const folder = basename(dirname(file));
    return { file, exported: language, alias: folder === app ? nameOf(file) : camelCase(folder) };
  });
  const names = parts.map(({ alias }) => `${alias},`).join("\n");
  const shared = `import { shared } from "${specifierOf(`packages/i18n/shared/catalogue.${language}.ts`, path)}";`;
  return {
    path,
    text: `${heading}\n${importsOf(parts, path)}\n${shared}\n\nexport const catalogue = {\n...shared,\n${names}\n};\n`,
  };
}

/** Returns the phrases of all refusals in one language. */
function refusalPhrases(language: (typeof languages)[number]): FeatureList {
  const shared = { file: `packages/i18n/shared/errors/${language}.ts`, exported: language, alias: "shared" };
  const ofNouns = filesOf(`features/*/*/i18n/refusals/${language}.ts`).map((file) => ({
    file,
    exported: language,
    alias: nameOf(file),
  }));
  return merged(`packages/i18n/shared/refusals.${language}.ts`, language, [shared, ...ofNouns]);
}

/** Returns every list that names all nouns, not formatted yet. */
export function featureLists(): FeatureList[] {
  return [
    merged(
      "features/routes.ts",
      "routes",
      filesOf("features/*/*/contract/**/routes.ts").map((file) => exportOf(file, "Routes")),
    ),
    merged(
      "features/schemas.ts",
      "schemas",
      filesOf("features/*/*/contract/**/schemas.ts")
        .filter((file) => filesOf(`${dirname(file)}/routes.ts`).length > 0)
        .map((file) => exportOf(file, "Schemas")),
    ),
    merged(
      "features/descriptions.ts",
      "descriptions",
      filesOf("features/*/*/contract/**/descriptions.ts").map((file) => exportOf(file, "Descriptions")),
    ),
    merged(
      "features/retention.ts",
      "retentionRules",
      filesOf("features/*/*/domain/retention.ts").map((file) => exportOf(file, "Retention")),
    ),
    merged(
      "features/member-tables.ts",
      "memberTables",
      filesOf("features/*/*/api/member-tables.ts").map((file) => exportOf(file, "MemberTables")),
    ),
    merged(
      "features/retention-words.ts",
      "retentionWords",
      filesOf("features/*/*/i18n/retention.ts").map((file) => exportOf(file, "RetentionWords")),
    ),
    merged(
      "features/retained-rows.ts",
      "retainedRows",
      filesOf("features/*/*/api/retained-rows.ts").map((file) => exportOf(file, "RetainedRows")),
    ),
    merged(
      "features/acts.ts",
      "acts",
      filesOf("features/*/*/domain/acts.ts").map((file) => exportOf(file, "Acts")),
    ),
    merged(
      "features/act-words.ts",
      "actWords",
      filesOf("features/*/*/i18n/acts.ts").map((file) => exportOf(file, "ActWords")),
    ),
    merged(
      "features/member-data.ts",
      "memberData",
      filesOf("features/*/*/api/member-data.ts").map((file) => exportOf(file, "Data")),
    ),
    merged(
      "features/member-data-words.ts",
      "memberDataWords",
      filesOf("features/*/*/i18n/member-data.ts").map((file) => exportOf(file, "DataWords")),
    ),
    byNoun(
      "apps/api/features.ts",
      "features",
      filesOf("features/*/*/api/feature.ts").map((file) => exportOf(file, "Feature")),
    ),
    byNoun(
      "tests/nouns/noun-fixtures.ts",
      "nounFixtures",
      filesOf("features/*/*/api/noun.fixture.ts").map((file) => exportOf(file, "Fixture")),
    ),
    merged("features/office-paths.ts", "paths", named("features/*/*/contract/pages.ts", "officePages")),
    merged("features/member-paths.ts", "paths", named("features/*/*/contract/pages.ts", "memberPages")),
    listed("apps/backoffice/features.ts", "features", named("features/*/*/backoffice/feature.ts", "feature")),
    listed("apps/member/features.ts", "features", named("features/*/*/member/feature.ts", "feature")),
    merged(
      "features/refusals.ts",
      "refusals",
      filesOf("features/*/*/contract/refusals.ts").map((file) => exportOf(file, "Refusals")),
    ),
    ...languages.flatMap((language) => [
      refusalPhrases(language),
      catalogue("backoffice", language),
      catalogue("member", language),
    ]),
  ];
}
