import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Schemas } from "#packages/contract/endpoint.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import type { Build } from "../db/build.ts";
import { isTaken } from "../db/errors.ts";
import { statement } from "../db/prepared.ts";
import { refuse } from "./refusal.ts";
import type { Services } from "./services.ts";
import { withoutDefaults } from "./without-defaults.ts";

/** The storage period of answers for retries, except those to purchases. */
export const keptFor = Temporal.Duration.from({ hours: 24 });
/**
 * The storage period of the answer to a purchase, because a tablet may wait that long for a network. The idempotency
 * key itself is stored for good and prevents a second registration.
 */
export const purchaseKeptFor = Temporal.Duration.from({ hours: 24 * 30 });

/** A retryable request: the same key and body get the same answer. */
export interface Retry {
  chainId: number;
  /** The owner of the key: an account or a till. */
  actor: string;
  route: string;
  key: string;
  /** The hash of the request without defaults: see `withoutDefaults`. */
  hash: Buffer;
  /** The hash of the request with all defaults, as in release 0.5.0. */
  hashWithDefaults: Buffer;
}

const hashOf = (request: unknown) => hash("sha256", JSON.stringify(request), "buffer");

/** The schemas of a noun's endpoints, which define the defaults of their request bodies. */
type NounSchemas = Readonly<Record<string, Schemas>>;

/** A request that may be retried. `route`: an endpoint, or an endpoint with the id of one of several objects. */
interface Retryable<Own extends NounSchemas> {
  schemas: Own;
  route: (keyof Own & string) | `${keyof Own & string} ${number}`;
  key: string;
  request: object;
}

function retry<Own extends NounSchemas>(chainId: number, actor: string, retryable: Retryable<Own>): Retry {
  const { schemas, route, key, request } = retryable;
  const body = schemas[route.split(" ")[0] ?? ""]?.body;
  const own = body ? withoutDefaults(body, request) : request;
  return { chainId, actor, route, key, hash: hashOf(own), hashWithDefaults: hashOf(request) };
}

/** Returns the retryable request of an account. */
export const retryOf = <Own extends NounSchemas>(chainId: number, accountId: number, request: Retryable<Own>): Retry =>
  retry(chainId, `account ${accountId}`, request);

/** Returns the retryable request of a till: the next cashier on the same tablet resends its pending requests. */
export const retryAtTill = <Own extends NounSchemas>(
  chainId: number,
  locationId: number,
  request: Retryable<Own>,
): Retry => retry(chainId, `location ${locationId}`, request);

export function findStoredAnswer(db: Build, { actor, route, key }: Retry) {
  return db
    .selectFrom("stored_answer")
    .select(["request_hash", "answer"])
    .where("actor", "=", actor)
    .where("route", "=", route)
    .where("key", "=", key);
}

/** Returns the stored answer; undefined for a new request. Refuses a key that was used with another body. */
export function replayed<Answer>(
  stored: { request_hash: Buffer; answer: unknown } | undefined,
  { hash, hashWithDefaults }: Retry,
): Answer | undefined {
  if (!stored) return undefined;
  if (![hash, hashWithDefaults].some((own) => own.equals(stored.request_hash))) refuse("IDEMPOTENCY_KEY_REUSED");
  return stored.answer as Answer;
}

/** Stores an answer as JSON text until a moment on the server's clock. */
export function storeAnswer(
  db: Build,
  { chainId, actor, route, key, hash }: Retry,
  answer: string,
  keptUntil: Temporal.Instant,
) {
  return db.insertInto("stored_answer").values({
    chain_id: chainId,
    actor,
    route,
    key,
    request_hash: hash,
    answer: sql`${answer}::jsonb`,
    kept_until: keptUntil,
  });
}

interface StoredAnswers {
  chainId: number;
  route: string;
  actors: string[];
  keys: string[];
  hashes: Buffer[];
  answers: string[];
  until: string[];
}

/** Stores several answers of one route in one statement. */
export function storeAnswers(_db: Build, stored: StoredAnswers) {
  return statement(sql`insert into stored_answer (chain_id, actor, route, key, request_hash, answer, kept_until)
    select ${stored.chainId}::bigint, actor, ${stored.route}, key, hash, answer, until
    from unnest(${stored.actors}::text[], ${stored.keys}::text[], ${stored.hashes}::bytea[], ${stored.answers}::jsonb[],
      ${stored.until}::timestamptz[]) as each (actor, key, hash, answer, until)
    returning 1`);
}

/**
 * Handles a failed transaction: refuses with IDEMPOTENCY_KEY_REUSED if a concurrent request used the key; otherwise
 * rethrows the error.
 */
export function refuseReused(error: unknown): never {
  if (isTaken(error, "stored_answer_pkey")) refuse("IDEMPOTENCY_KEY_REUSED");
  throw error;
}

/**
 * Handles a failed transaction that took no lock to delay the second of two equal requests: returns the first request's
 * answer. Refuses with IDEMPOTENCY_KEY_REUSED if the bodies differ.
 */
export async function replayTwice<Answer>(
  { db }: Pick<Services, "db">,
  chainId: ChainId,
  retry: Retry,
  error: unknown,
): Promise<Answer> {
  if (!isTaken(error, "stored_answer_pkey")) throw error;
  const [[stored]] = await db.read(chainId, (q) => [findStoredAnswer(q, retry)]);
  return replayed<Answer>(stored, retry) ?? refuse("IDEMPOTENCY_KEY_REUSED");
}
