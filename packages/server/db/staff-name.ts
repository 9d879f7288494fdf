import { sql } from "kysely";

/** The full name of an `account` row, or of its alias; empty without a row. */
export const staffName = (table = "account") =>
  sql<string>`trim(coalesce(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}, ''))`;
