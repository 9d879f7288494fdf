import { type Compilable, type RawBuilder, sql } from "kysely";
import { prepared, statement } from "./prepared.ts";
import type { DB } from "./types.ts";

type ColumnType = "bigint" | "int" | "boolean" | "text" | "uuid" | "bytea" | "jsonb" | "date" | "timestamptz";
/** A column's type in PostgreSQL; with ` null` where a row may leave the column empty. */
type Column = ColumnType | `${ColumnType} null`;
type Columns = Readonly<Record<string, Column>>;

interface Values {
  bigint: number;
  int: number;
  boolean: boolean;
  text: string;
  uuid: string;
  bytea: Buffer;
  /** Written as JSON by the caller. */
  jsonb: string;
  date: Temporal.PlainDate;
  timestamptz: Temporal.Instant;
}

type ValueOf<Of extends Column> = Of extends `${infer Type extends ColumnType} null`
  ? Values[Type] | null
  : Of extends ColumnType
    ? Values[Of]
    : never;

type RowOf<Of extends Columns> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** The rows of a set as a statement receives them: one array for each column. */
export type RowArrays<Of extends Columns> = { readonly [Name in keyof Of]: readonly ValueOf<Of[Name]>[] };

const arrayType = (column: Column) => sql.raw(`${column.replace(/ null$/, "")}[]`);

/**
 * Describes rows that a prepared statement receives, however many there are: each column is named once, with its type in
 * PostgreSQL.
 */
export function rowSet<const Of extends Columns>(columns: Of) {
  const names = Object.keys(columns);
  const list = sql.join(names.map((name) => sql.ref(name)));
  return {
    columns,
    /** The columns' names, for the lists of `insert` and `select`. */
    names: list,
    arrays: (rows: readonly RowOf<Of>[]) =>
      Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as unknown as RowArrays<Of>,
    /** The rows as a table in SQL; `place` counts them from 1 in their order. */
    table: (arrays: RowArrays<Of>): RawBuilder<unknown> =>
      sql`(select * from unnest(${sql.join(
        names.map((name) => sql`${arrays[name as keyof Of]}::${arrayType(columns[name] as Column)}`),
      )}) with ordinality as each (${list}, place))`,
  };
}

/** Inserts a chain's rows into a table by one prepared statement, in the order given; no rows, no statement. */
export function rowInserter<const Of extends Columns>(table: keyof DB & string, columns: Of) {
  const rows = rowSet(columns);
  const insert = prepared((_db, values: { chainId: number } & RowArrays<Of>) =>
    statement(sql`insert into ${sql.table(table)} (chain_id, ${rows.names})
      select ${values.chainId}::bigint, ${rows.names} from ${rows.table(values)} as each order by place returning 1`),
  );
  return (chainId: number, inserted: readonly RowOf<Of>[]): Compilable[] =>
    inserted.length === 0 ? [] : [insert({ chainId, ...rows.arrays(inserted) })];
}
