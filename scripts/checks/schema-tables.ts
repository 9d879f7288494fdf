const creation = /^create (?:table|view) (\w+)/gm;
const ownFolder = /^(features\/[^/]+\/[^/]+\/schema|packages\/server\/db\/schema\/base)\/[^/]+\.sql$/;
/** The table that `migrate` creates before it reads any file. */
const ofMigrate = "migration";

/**
 * Returns the product's tables and views that no file or several files of the schema create.
 * @param types The text of `packages/server/db/types.ts`, which lists them all.
 */
export function schemaTableProblems(files: readonly string[], types: string, read: (file: string) => string): string[] {
  const creators = Map.groupBy(
    files
      .filter((file) => ownFolder.test(file))
      .flatMap((file) => [...read(file).matchAll(creation)].map(([, name = ""]) => ({ name, file }))),
    ({ name }) => name,
  );
  const [, list = ""] = /export interface DB \{([^}]*)\}/.exec(types) ?? [];
  const names = [...list.matchAll(/^ {2}(\w+):/gm)].map(([, name = ""]) => name);
  return names.flatMap((name) => {
    const places = creators.get(name) ?? [];
    if (places.length === 1 || name === ofMigrate) return [];
    return [`${name}: ${places.map(({ file }) => file).join(", ") || "in no file"}`];
  });
}
