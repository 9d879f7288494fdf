import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import pg from "pg";
import { endWhenSilent, keepAlive, unlimited } from "./silence.ts";
import { readerOf, wireValue } from "./wire-value.ts";

/**
 * The number of prepared statements per pool. Further statements run unnamed, because ad-hoc lists of conditions must
 * not fill the server's memory with prepared statements.
 */
const maxNames = 500;

/**
 * Marks a statement whose best plan depends on its values. A search for a frequent word walks the list in its order, a
 * search for a rare word starts at the word. PostgreSQL plans such a statement at each execution, because it has no name.
 */
export const plannedByItsValues = "/* planned by its values */";

/** The names of a pool's prepared statements. */
class StatementNames {
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | undefined {
    const existingName = this.#names.get(text);
    if (existingName || this.#names.size >= maxNames || text.includes(plannedByItsValues)) return existingName;
    const name = createHash("sha1").update(text).digest("base64url").slice(0, 20);
    this.#names.set(text, name);
    return name;
  }
}

/**
 * Error codes for a statement whose columns changed in a migration (0A000), or for a statement name that the server or
 * the driver does not have.
 */
const staleCodes = new Set(["0A000", "26000", "42P05"]);

/** A part of the driver's connection that its types omit. */
interface Wire {
  connection: { stream: Socket };
}

type Callback = (error: Error, result: pg.QueryResult) => void;

/**
 * Names each statement that has values, so that PostgreSQL plans it once per connection. Sends the statements of one turn of
 * the event loop in one packet; the driver pipelines them.
 */
class PreparingClient extends pg.Client {
  readonly #names: StatementNames;
  #pending = 0;
  #isUnlimited = false;
  #isCorked = false;
  /** Whether the driver's list of prepared statements differs from the server's. */
  isStale = false;
  /** Distinguishes the names of statements that mean other tables. */
  namesSuffix = "";

  constructor(config: pg.ClientConfig & { names: StatementNames }) {
    super(config);
    this.#names = config.names;
  }

  /** Whether a result is pending and the limits of a transaction apply to it (`begin.ts`). */
  get isAnswerDue(): boolean {
    return this.#pending > 0 && !this.#isUnlimited;
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    const { stream } = (this as unknown as Wire).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  #send(text: string, values: readonly unknown[], callback: Callback): void {
    const name = this.#names.nameOf(text);
    const statement = { text, name: name && name + this.namesSuffix, values: values.map(wireValue) };
    if (text === unlimited) this.#isUnlimited = true;
    else if (text.startsWith("begin")) this.#isUnlimited = false;
    this.#pending++;
    this.#cork();
    super.query(statement as pg.QueryConfig, (error, result) => {
      this.#pending--;
      if (staleCodes.has((error as pg.DatabaseError | null)?.code ?? "")) this.isStale = true;
      callback(error, result);
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be narrowed in a subclass
  override query(config: any, values?: any, callback?: any): any {
    if (typeof config !== "string" || !Array.isArray(values)) return super.query(config, values, callback);
    if (callback) return this.#send(config, values, callback);
    return new Promise<pg.QueryResult>((resolve, reject) => {
      this.#send(config, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  }
}

/** Whether a connection must not be used again, because it would execute a statement prepared for other columns. */
export const isStale = (client: pg.PoolClient): boolean => (client as unknown as PreparingClient).isStale;

/**
 * Gives the next statements names of their own for these tables. PostgreSQL plans a named statement again if its table
 * names meant other tables before.
 */
export function nameStatementsFor(client: pg.PoolClient, tables: string): void {
  (client as unknown as PreparingClient).namesSuffix = tables;
}

/** Destroys a borrowed connection at once. Statements under way on it fail. */
export function destroyConnection(client: pg.PoolClient): void {
  (client as unknown as Wire).connection.stream.destroy();
  client.release(true);
}

export interface PoolSettings {
  connectionString: string;
  max: number;
  /**
   * Milliseconds. A connection with a pending result is destroyed after this silence, which is longer than a
   * transaction's limits (`begin.ts`).
   */
  silentMs?: number;
  onError: (error: Error) => void;
}

/**
 * Opens a pool of pipelining connections. They set nothing at connect: a pooler in between refuses that, and may move
 * each transaction to another connection. Each transaction sets its own role and limits (`begin.ts`).
 */
export function openPool({ connectionString, max, silentMs = 45_000, onError }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    Client: PreparingClient,
    names: new StatementNames(),
    pipeline: true,
    types: { getTypeParser: readerOf },
    ...keepAlive,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  } as unknown as pg.PoolConfig);
  // An unhandled error event ends the process. The pool reports errors of idle connections; a borrowed connection's
  // errors reject its statements.
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", () => {});
    endWhenSilent(client, silentMs, () => (client as unknown as PreparingClient).isAnswerDue);
  });
  return pool;
}
