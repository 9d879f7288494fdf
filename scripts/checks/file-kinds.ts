import { basename } from "node:path";

/** Forms of a file's name. A file with another form is a new kind: add it here, and describe it in CONTRIBUTING.md. */
const forms = [
  // A component, or named React elements such as a table's columns.
  /^[A-Z][A-Za-z0-9]*\.tsx$/,
  // A module; an action of the API begins with its verb.
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.test)?\.tsx?$/,
  // Helpers that only tests use.
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*\.fixture\.ts$/,
  // Texts of one language, and declarations for untyped code.
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*\.(sv|en|fr|d)\.ts$/,
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*\.sql$/,
  /^([a-z][a-z0-9-]*|[A-Z][A-Za-z0-9]*)\.module\.css$/,
];

/** File names that all nouns share, and the parts they belong in. */
const parts: Record<string, string[]> = {
  "routes.ts": ["contract", "api"],
  "schemas.ts": ["contract"],
  "descriptions.ts": ["contract"],
  "pages.ts": ["contract"],
  "columns.ts": ["contract"],
  "column-words.ts": ["i18n"],
  "filters.ts": ["contract"],
  "filter-words.ts": ["i18n"],
  "queries.ts": ["api", "backoffice", "member"],
  "jobs.ts": ["api"],
  "messages.ts": ["api"],
  "acts.ts": ["domain", "i18n"],
  "retention.ts": ["domain", "i18n"],
  "retained-rows.ts": ["api"],
  "member-tables.ts": ["api"],
  "member-data.ts": ["api", "i18n"],
  "feature.ts": ["api", "backoffice", "member"],
};

const vague = /^(utils?|helpers?|common|misc|types|models?|services?|repository|controller|constants)\.tsx?$/;

/** Returns why `file` of a noun is misplaced or misnamed; undefined when it is fine. */
export function kindProblem(file: string): string | undefined {
  const name = basename(file);
  const part = file.split("/")[3] ?? "";
  if (!forms.some((form) => form.test(name))) return "its name has none of the forms";
  if (name.endsWith(".sql") !== (part === "schema")) return "SQL belongs in the folder schema, which contains only SQL";
  if (vague.test(name)) return "the name does not describe the content";
  if (Object.hasOwn(parts, name) && !parts[name]?.includes(part)) return `it belongs in ${parts[name]?.join(" or ")}`;
  return undefined;
}
