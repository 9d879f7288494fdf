import type pg from "pg";

interface SqlFunction {
  definition: string;
  body: string;
}

/** Returns a SQL function's statements as PL/pgSQL; the results of queries are discarded. */
function inPlpgsql(body: string): string {
  const statements = body.split(";").map((each) => each.trim());
  return statements
    .filter((each) => each !== "")
    .map((each) => `${each.replace(/^select\b/i, "perform")};`)
    .join("\n");
}

/** A name shared by a column and a parameter means the column, as in SQL. */
export const asPlpgsql = ({ definition, body }: SqlFunction): string =>
  definition
    .replace(/^ LANGUAGE sql$/m, () => " LANGUAGE plpgsql")
    .replace(body, () => `\n#variable_conflict use_column\nbegin\n${inPlpgsql(body)}\nend `);

/**
 * Converts SQL functions without a result to PL/pgSQL. SQL plans statements before the parameters have values, so no
 * node can be chosen. Functions with a result that read tables are written in PL/pgSQL already.
 */
export async function planWithValues(client: pg.Client): Promise<void> {
  const { rows } = await client.query<SqlFunction>(
    `select pg_get_functiondef(pg_proc.oid) as definition, prosrc as body from pg_proc
     join pg_language on pg_language.oid = prolang
     where pronamespace = 'public'::regnamespace and lanname = 'sql' and prorettype = 'void'::regtype and prosrc <> ''
       and prosrc ~* '\\m(insert|update|delete|select)\\M' and prosrc !~* 'graphile_worker'
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`,
  );
  for (const row of rows) await client.query(asPlpgsql(row));
}
