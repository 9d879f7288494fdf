import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import pg from "pg";

const instantOid = 1184;
const dateOid = 1082;
const bigintOid = 20;
const bigintArrayOid = 1016;

/** timestamptz → Temporal.Instant, date → Temporal.PlainDate, bigint → number (ids and öre stay below 2^53). */
const parsers: Record<number, (text: string) => unknown> = {
  [instantOid]: (text) => Temporal.Instant.from(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")),
  [dateOid]: (text) => Temporal.PlainDate.from(text),
  [bigintOid]: Number,
  [bigintArrayOid]: (text) => text.slice(1, -1).split(",").filter(Boolean).map(Number),
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
};

const names = new Map<string, string>();
/** Texts beyond this many are run unnamed, so that ad-hoc lists of conditions cannot fill the server's memory. */
const namesAtMost = 500;

/**
 * Stands within a statement whose best way depends on what it is asked: among a million members the Annas are walked to in
 * the list's order, the one Zetterqvist by the word. Such a statement is run unnamed, and so planned each time.
 */
export const plannedByItsValues = "/* planned by its values */";

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= namesAtMost || text.includes(plannedByItsValues)) return known;
  const name = createHash("sha1").update(text).digest("base64url").slice(0, 20);
  names.set(text, name);
  return name;
}

function asParameter(value: unknown): unknown {
  return value instanceof Temporal.Instant || value instanceof Temporal.PlainDate ? value.toString() : value;
}

/** Parameterised statements are named, so that PostgreSQL plans each once per connection. */
class NamedClient extends pg.Client {
  /** Statements sent in one turn of the event loop leave in one write. */
  private writeTogether(): void {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be narrowed in a subclass
  override query(config: any, values?: any, callback?: any): any {
    const text: string | undefined = typeof config === "string" ? config : config?.text;
    const given: unknown[] | undefined = Array.isArray(values) ? values : config?.values;
    this.writeTogether();
    if (text === undefined || given === undefined || typeof config?.submit === "function") {
      return super.query(config, values, callback);
    }
    const name = nameOf(text);
    return super.query({ text, values: given.map(asParameter), ...(name && { name }) }, callback);
  }
}

/** Ends a borrowed connection at once, whatever is under way on it; who waits for an answer gets an error. */
export function breakOff(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  client.release(true);
}

export interface PoolSettings {
  connectionString: string;
  /** A NOLOGIN role the connections take at once; absent where each transaction takes its own. */
  role?: string;
  max: number;
  onError: (error: Error) => void;
}

/**
 * What the product asks is done in seconds or given up, and answered 503: nothing holds a lock or a connection for long.
 * Migrations, jobs' own book-keeping and `verify` know no such limits.
 */
const limits = "-c statement_timeout=30s -c lock_timeout=10s -c idle_in_transaction_session_timeout=60s";

/** Connections that speak UTC, run as `role`, and may have many statements under way at once. */
export function openPool({ connectionString, role, max, onError }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    Client: NamedClient,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    options: `-c timezone=UTC ${limits}${role ? ` -c role=${role}` : ""}`,
  } as pg.PoolConfig);
  // An error that nobody hears ends the process. The pool hears of idle connections alone; of one that is lent out its
  // statements tell.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
