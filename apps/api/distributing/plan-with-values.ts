import type pg from "pg";

interface SqlFunction {
  definition: string;
  body: string;
}

/** Statements of a function in SQL as PL/pgSQL says them: what a query answers is let go. */
function inPlpgsql(body: string): string {
  const statements = body.split(";").map((each) => each.trim());
  return statements
    .filter((each) => each !== "")
    .map((each) => `${each.replace(/^select\b/i, "perform")};`)
    .join("\n");
}

/** A name that is a column's and a parameter's is the column's, as in SQL. */
export const asPlpgsql = ({ definition, body }: SqlFunction): string =>
  definition
    .replace(/^ LANGUAGE sql$/m, () => " LANGUAGE plpgsql")
    .replace(body, () => `\n#variable_conflict use_column\nbegin\n${inPlpgsql(body)}\nend `);

/**
 * In SQL a function's parameters have no value yet when its statements are planned, and no node is found for them; in
 * PL/pgSQL they have. Of those that answer something, the ones that ask tables are written so from the start.
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
