import { sql } from "kysely";

/** The whole name of a row of `account`, or of one joined under another name; empty where there is none. */
export const staffName = (table = "account") =>
  sql<string>`trim(coalesce(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}, ''))`;
