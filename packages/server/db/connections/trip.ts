import type { Socket } from "node:net";
import pg from "pg";
import { readerOf, type WireValue } from "./wire-value.ts";

interface Column {
  name: string;
  read: (text: string) => unknown;
}

/**
 * Statements a connection has prepared, by name, with the columns they answer; null: it may or may not have it, since it
 * was sent and has not been answered well.
 */
export type KnownStatements = Map<string, readonly Column[] | null>;

interface Sent {
  text: string;
  /** Undefined: prepared for this once. */
  name: string | undefined;
  values: WireValue[];
  answered(error: Error | undefined, result?: pg.QueryResult): void;
}

/** What the driver lets a query say on its connection. */
interface Wire {
  stream: Socket;
  _send(message: Buffer): void;
  parse(it: { name: string; text: string }): void;
  bind(it: { statement: string; values: WireValue[] }): void;
  describe(it: { type: "P" }): void;
  execute(): void;
  close(it: { type: "S"; name: string }): void;
  sync(): void;
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index++) {
    const { name, read } = columns[index] as Column;
    const text = fields[index] as string | null;
    row[name] = text === null ? null : read(text);
  }
  return row;
}

function resultOf(tag: string, rows: unknown[]): pg.QueryResult {
  const [command = "", ...numbers] = tag.split(" ");
  const count = Number(numbers.at(-1));
  return { command, rowCount: Number.isInteger(count) ? count : null, rows, fields: [], oid: 0 };
}

/** The driver takes nothing else for a query where several may be under way. */
const Query = pg.Query as unknown as new (text: string) => object;

/**
 * Statements that go to the database together and are answered together: PostgreSQL is asked to answer once, behind the
 * last of them, and not after each. When one fails, those behind it are not tried, and fail by the same error.
 */
export class Trip extends Query {
  readonly #known: KnownStatements;
  readonly #sent: Sent[] = [];
  readonly #results: pg.QueryResult[] = [];
  /** The columns of each as they were known when it was sent; where they were not, its answer brings them. */
  readonly #knownColumns: (readonly Column[])[] = [];
  #columns: readonly Column[] = [];
  #rows: unknown[] = [];
  #unreadable: Error | null = null;

  constructor(known: KnownStatements) {
    super("");
    this.#known = known;
  }

  add(statement: Sent): void {
    this.#sent.push(statement);
  }

  /** The driver's word for sending it. */
  submit(connection: Wire): null {
    // One message after the other into one piece: each by itself would cost the socket as much as all.
    const messages: Buffer[] = [];
    const wire: Wire = Object.create(connection, { _send: { value: (message: Buffer) => messages.push(message) } });
    for (const { name = "", text, values } of this.#sent) {
      const columns = name ? this.#known.get(name) : undefined;
      // What may be there is closed first; closing what is not is no error.
      if (columns === null) wire.close({ type: "S", name });
      if (!columns) wire.parse({ name, text });
      if (name && !columns) this.#known.set(name, null);
      this.#knownColumns.push(columns ?? []);
      wire.bind({ statement: name, values });
      if (!columns) wire.describe({ type: "P" });
      wire.execute();
    }
    wire.sync();
    connection._send(Buffer.concat(messages));
    this.#begin();
    return null;
  }

  get #current(): Sent | undefined {
    return this.#sent[this.#results.length];
  }

  /** Waits for the answer of the next statement. */
  #begin(): void {
    this.#rows = [];
    this.#columns = this.#knownColumns[this.#results.length] ?? [];
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(rowOf(this.#columns, fields));
    } catch (error) {
      this.#unreadable ??= error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const name = this.#current?.name;
    if (name) this.#known.set(name, this.#columns);
    this.#results.push(resultOf(text, this.#rows));
    this.#begin();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  /** All of them are done, and it is known how the transaction stands. */
  handleReadyForQuery(): void {
    if (this.#unreadable) this.handleError(this.#unreadable);
    else for (const [index, { answered }] of this.#sent.entries()) answered(undefined, this.#results[index]);
  }

  handleError(error: Error): void {
    const name = this.#current?.name;
    // Its plan may be what is wrong, after tables have changed: the next time it is prepared anew.
    if (name) this.#known.set(name, null);
    for (const { answered } of this.#sent) answered(error);
  }
}
