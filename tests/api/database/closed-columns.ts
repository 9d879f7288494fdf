import { withClient } from "#packages/server/db/connections/with-client.ts";

interface Column {
  name: string;
  /** Whether the column holds several values of the list. */
  several: boolean;
  nullable: boolean;
  defaulted: boolean;
  /** The definition as PostgreSQL prints it. */
  definition: string;
}

/** Selects columns that a check constraint limits to a list of texts, single or several. */
const selectColumns = `
  select relname || '.' || attname as name, not attnotnull as nullable, atthasdef as defaulted,
    atttypid = 'text[]'::regtype as several, pg_get_constraintdef(pg_constraint.oid) as definition
  from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace
    and atttypid = any('{text,text[]}'::regtype[])`;

const listed =
  /^CHECK \(\(\(?\w+\)? (?:= ANY \(ARRAY\[(?<list>.*)\]\)|<@ ARRAY\[(?<whole>.*)\]|= (?<one>'[\w.:-]+'::text))\)\)(?: NOT VALID)?$/;

/** Returns the types of the columns with a closed list, in kysely-codegen's form. */
export function closedColumns(connectionString: string): Promise<Record<string, string>> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<Column>(selectColumns);
    const types = rows.flatMap(({ name, several, nullable, defaulted, definition }) => {
      const { list, whole: wholeText, one } = listed.exec(definition)?.groups ?? {};
      const texts = [...(list ?? wholeText ?? one ?? "").matchAll(/'([\w.:-]+)'::text/g)].map(([, text]) =>
        JSON.stringify(text),
      );
      if (texts.length === 0) return [];
      const typeParts = several ? [`(${texts.join(" | ")})[]`] : texts;
      const type = [...typeParts, ...(nullable ? ["null"] : [])].join(" | ");
      return [[name, defaulted ? `Generated<${type}>` : type] as const];
    });
    return Object.fromEntries(types.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
