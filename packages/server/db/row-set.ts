import { type Compilable, type RawBuilder, sql } from "kysely";
import { prepared, statement } from "./prepared.ts";
import type { DB } from "./types.ts";

type ColumnType = "bigint" | "int" | "boolean" | "text" | "uuid" | "bytea" | "jsonb" | "date" | "timestamptz";
/** A column's PostgreSQL type, with ` null` if it may be empty. */
type Column = ColumnType | `${ColumnType} null`;
type Columns = Readonly<Record<string, Column>>;

interface Values {
  bigint: number;
  int: number;
  boolean: boolean;
  text: string;
  uuid: string;
  bytea: Buffer;
  /** JSON text that the caller has serialised. */
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

/** The rows of a set as a statement receives them: one array per column. */
export type RowArrays<Of extends Columns> = { readonly [Name in keyof Of]: readonly ValueOf<Of[Name]>[] };

const arrayType = (column: Column) => sql.raw(`${column.replace(/ null$/, "")}[]`);

/** Describes a variable number of rows for a prepared statement: each column's name and PostgreSQL type. */
export function rowSet<const Of extends Columns>(columns: Of) {
  const names = Object.keys(columns);
  const list = sql.join(names.map((name) => sql.ref(name)));
  return {
    columns,
    /** The columns' names for `insert` and `select` lists. */
    names: list,
    arrays: (rows: readonly RowOf<Of>[]) =>
      Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as unknown as RowArrays<Of>,
    /** Returns the rows as an SQL table; `place` numbers them from 1 in their order. */
    table: (arrays: RowArrays<Of>): RawBuilder<unknown> =>
      sql`(select * from unnest(${sql.join(
        names.map((name) => sql`${arrays[name as keyof Of]}::${arrayType(columns[name] as Column)}`),
      )}) with ordinality as each (${list}, place))`,
  };
}

/** Returns an inserter of a chain's rows: one prepared statement in the given order; none without rows. */
export function rowInserter<const Of extends Columns>(table: keyof DB & string, columns: Of) {
  const rows = rowSet(columns);
  const insert = prepared((_db, values: { chainId: number } & RowArrays<Of>) =>
    statement(sql`insert into ${sql.table(table)} (chain_id, ${rows.names})
      select ${values.chainId}::bigint, ${rows.names} from ${rows.table(values)} as each order by place returning 1`),
  );
  return (chainId: number, inserted: readonly RowOf<Of>[]): Compilable[] =>
    inserted.length === 0 ? [] : [insert({ chainId, ...rows.arrays(inserted) })];
}
