import { globSync, readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";

interface FeatureList {
  /** From the root of the project. */
  path: string;
  text: string;
  /** What is spread into one object, where two parts must not have the same key. */
  merges?: { name: string; parts: readonly Part[] };
}

interface Part {
  /** The file that declares it. */
  file: string;
  exported: string;
  /** The name it has in the list, where that is not the exported one. */
  alias?: string;
}

const languages = ["sv", "en", "fr"] as const;
const heading = "// Written by `npm run features` from the folders of features/. Do not edit.";

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const nouns = globSync("features/*/*/").map((folder) => basename(folder));
/** A noun's name in the lists; one that two areas have takes its area along. */
function nameOf(file: string): string {
  const [, area = "", noun = ""] = file.split("/");
  return camelCase(nouns.filter((each) => each === noun).length > 1 ? `${area}-${noun}` : noun);
}

/** Files by a pattern, in the order of their paths. */
const filesOf = (pattern: string) => globSync(pattern).sort();

/** Named by the noun; in a folder below a part, by that folder, which takes its noun along where it is a noun's name too. */
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

/** One object with everything that the parts declare. */
function merged(path: string, name: string, parts: readonly Part[]): FeatureList {
  const spreads = parts.map(({ exported, alias = exported }) => `...${alias},`).join("\n");
  const text = `${heading}\n${importsOf(parts, path)}\n\nexport const ${name} = {\n${spreads}\n};\n`;
  return { path, text, merges: { name, parts } };
}

/** One array with what each part declares. */
function listed(path: string, name: string, parts: readonly Part[]): FeatureList {
  const items = parts.map(({ exported, alias = exported }) => `${alias},`).join("\n");
  return { path, text: `${heading}\n${importsOf(parts, path)}\n\nexport const ${name} = [\n${items}\n] as const;\n` };
}

/** The files that export `exported`, each called by its area and noun, because all nouns use the same name. */
function named(pattern: string, exported: string): Part[] {
  return filesOf(pattern)
    .filter((file) => new RegExp(`export const ${exported}\\b`).test(readFileSync(file, "utf8")))
    .map((file) => ({ file, exported, alias: camelCase(file.split("/").slice(1, 3).join("-")) }));
}

/** One object with what each noun declares, by the noun's name. */
function byNoun(path: string, name: string, parts: readonly Part[]): FeatureList {
  const entries = parts.map(({ file, exported }) => `${nameOf(file)}: ${exported},`).join("\n");
  return { path, text: `${heading}\n${importsOf(parts, path)}\n\nexport const ${name} = {\n${entries}\n};\n` };
}

/** The phrases of one app in one language: each folder of phrases is a namespace, called by its name. */
function catalogue(app: "backoffice" | "member", language: (typeof languages)[number]): FeatureList {
  // The member app's is in packages: the bundle of its first page is larger with the file in apps.
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

/** The words of all refusals in one language. */
function refusalPhrases(language: (typeof languages)[number]): FeatureList {
  const shared = { file: `packages/i18n/shared/errors/${language}.ts`, exported: language, alias: "shared" };
  const ofNouns = filesOf(`features/*/*/i18n/refusals/${language}.ts`).map((file) => ({
    file,
    exported: language,
    alias: nameOf(file),
  }));
  return merged(`packages/i18n/shared/refusals.${language}.ts`, language, [shared, ...ofNouns]);
}

/** Every list that names all nouns. Their texts are not formatted yet. */
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
