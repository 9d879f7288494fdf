import { createHash } from "node:crypto";
import pg from "pg";
import { endWhenSilent, keepAlive, unlimited } from "./silence.ts";
import { type KnownStatements, Trip } from "./trip.ts";
import { wireValue } from "./wire-value.ts";

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

type Answered = (error: Error | undefined, result?: pg.QueryResult) => void;

/**
 * Statements with values are named, so that PostgreSQL plans each once per connection, and those that are sent in one turn
 * of the event loop go as one trip.
 */
class TravellingClient extends pg.Client {
  readonly #known: KnownStatements = new Map();
  #trip: Trip | null = null;
  #unanswered = 0;
  #isUnlimited = false;

  /** Whether an answer is due that should have come within the limits a transaction begins with. */
  get isAsked(): boolean {
    return this.#unanswered > 0 && !this.#isUnlimited;
  }

  /** What waits goes now: the next must come behind it. */
  #leave(): void {
    const trip = this.#trip;
    this.#trip = null;
    if (trip) super.query(trip as unknown as pg.Submittable);
  }

  #send(text: string, values: readonly unknown[], answered: Answered): void {
    if (text === unlimited) this.#isUnlimited = true;
    else if (text.startsWith("begin")) this.#isUnlimited = false;
    this.#unanswered++;
    const settle: Answered = (error, result) => {
      this.#unanswered--;
      answered(error, result);
    };
    const statement = { text, name: nameOf(text), values: values.map(wireValue), answered: settle };
    if (!this.#trip) {
      this.#trip = new Trip(this.#known);
      process.nextTick(() => this.#leave());
    }
    this.#trip.add(statement);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be narrowed in a subclass
  override query(config: any, values?: any, callback?: any): any {
    const text: string | undefined = typeof config === "string" ? config : config?.text;
    const given: unknown[] | undefined = Array.isArray(values) ? values : config?.values;
    if (text === undefined || given === undefined || typeof config?.submit === "function") {
      this.#leave();
      return super.query(config, values, callback);
    }
    const answered = typeof values === "function" ? values : callback;
    if (answered) return this.#send(text, given, answered);
    return new Promise<pg.QueryResult>((resolve, reject) => {
      this.#send(text, given, (error, result) => (error ? reject(error) : resolve(result as pg.QueryResult)));
    });
  }
}

/** Ends a borrowed connection at once, whatever is under way on it; who waits for an answer gets an error. */
export function breakOff(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  client.release(true);
}

export interface PoolSettings {
  connectionString: string;
  max: number;
  /** So long nothing at all may be heard of what is asked. Longer than the limits of a transaction (`begin.ts`). */
  silentMs?: number;
  onError: (error: Error) => void;
}

/**
 * Connections that may have many statements under way at once. They ask for nothing as they begin: a pooler in between
 * refuses that, and may hand each transaction another connection of the database's; each takes what it needs (`take`).
 */
export function openPool({ connectionString, max, silentMs = 45_000, onError }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    Client: TravellingClient,
    pipeline: true,
    ...keepAlive,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  } as pg.PoolConfig);
  // An error that nobody hears ends the process. The pool hears of idle connections alone; of one that is lent out its
  // statements tell.
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", () => {});
    endWhenSilent(client, silentMs, () => (client as unknown as TravellingClient).isAsked);
  });
  return pool;
}
