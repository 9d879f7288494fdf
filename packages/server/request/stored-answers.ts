import { hash } from "node:crypto";
import { sql } from "kysely";
import { schemas } from "#features/schemas.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import type { Build } from "../db/build.ts";
import { isTaken } from "../db/errors.ts";
import { statement } from "../db/prepared.ts";
import { refuse } from "./refusal.ts";
import type { Services } from "./services.ts";
import { withoutDefaults } from "./without-defaults.ts";

/** How long answers other than a purchase's are kept. */
export const keptFor = Temporal.Duration.from({ hours: 24 });
/** A purchase may wait that long on a tablet for a network; its key stands for ever, and registers nothing twice. */
export const purchaseKeptFor = Temporal.Duration.from({ hours: 24 * 30 });

/** An endpoint, or what it did to one of several things. */
type StoredRoute = EndpointName | `${EndpointName} ${number}`;

/** One retryable request: the same key and body get the same answer. */
export interface Retry {
  chainId: number;
  /** Whose it is: an account's, or a till's. */
  actor: string;
  route: StoredRoute;
  key: string;
  /** Of the request without its defaults: see `withoutDefaults`. */
  hash: Buffer;
  /** Of the request as release 0.5.0 hashed it, with every default. */
  hashWithDefaults: Buffer;
}

const hashOf = (request: unknown) => hash("sha256", JSON.stringify(request), "buffer");

function retry(chainId: number, actor: string, route: StoredRoute, key: string, request: object): Retry {
  const [endpoint = ""] = route.split(" ");
  const { body }: Schemas = schemas[endpoint as EndpointName];
  const own = body ? withoutDefaults(body, request) : request;
  return { chainId, actor, route, key, hash: hashOf(own), hashWithDefaults: hashOf(request) };
}

export function retryOf(chainId: number, accountId: number, route: StoredRoute, key: string, request: object): Retry {
  return retry(chainId, `account ${accountId}`, route, key, request);
}

/** Cashiers take turns at one tablet, and the next one tries again what waits there: the point of sale asks. */
export function retryAtTill(
  chainId: number,
  locationId: number,
  route: StoredRoute,
  key: string,
  request: object,
): Retry {
  return retry(chainId, `location ${locationId}`, route, key, request);
}

export function findStoredAnswer(db: Build, { actor, route, key }: Retry) {
  return db
    .selectFrom("stored_answer")
    .select(["request_hash", "answer"])
    .where("actor", "=", actor)
    .where("route", "=", route)
    .where("key", "=", key);
}

/** The stored answer, or undefined when the request is new. Refuses a key used for another body. */
export function replayed<Answer>(
  stored: { request_hash: Buffer; answer: unknown } | undefined,
  { hash, hashWithDefaults }: Retry,
): Answer | undefined {
  if (!stored) return undefined;
  if (![hash, hashWithDefaults].some((own) => own.equals(stored.request_hash))) refuse("IDEMPOTENCY_KEY_REUSED");
  return stored.answer as Answer;
}

/** Keeps an answer, as JSON text, until a moment by the server's clock. */
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

/** Several of one route, in one statement. */
export function storeAnswers(_db: Build, stored: StoredAnswers) {
  return statement(sql`insert into stored_answer (chain_id, actor, route, key, request_hash, answer, kept_until)
    select ${stored.chainId}::bigint, actor, ${stored.route}, key, hash, answer, until
    from unnest(${stored.actors}::text[], ${stored.keys}::text[], ${stored.hashes}::bytea[], ${stored.answers}::jsonb[],
      ${stored.until}::timestamptz[]) as each (actor, key, hash, answer, until)
    returning 1`);
}

/** What an act's transaction failed with: two requests that used one key for different things at the same moment are told so. */
export function refuseReused(error: unknown): never {
  if (isTaken(error, "stored_answer_pkey")) refuse("IDEMPOTENCY_KEY_REUSED");
  throw error;
}

/** The same where nothing is held that would have made the second of two wait: it is answered as the first has been. */
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
