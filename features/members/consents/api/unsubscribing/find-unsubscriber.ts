import { hash } from "node:crypto";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { readUnsubscribeId } from "../../domain/unsubscribing.ts";
import { chainOfExample } from "./example-link.ts";
import { selectUnsubscriber } from "./queries.ts";

type Asking = Pick<Call<"getUnsubscriber">, "hostChain" | "params" | "source">;

export interface Unsubscriber {
  chain: Chain;
  channel: Channel;
  /** The member of the id; null once the member has left, and in an example. */
  memberId: number | null;
  /** Whether the link is from a test of a sendout. */
  isExample: boolean;
}

const hashOf = (secret: Uint8Array) => hash("sha256", secret, "buffer");

async function chainWith({ db, directory }: Services, idHash: Buffer): Promise<Chain | null> {
  const row = await db.platform
    .selectFrom("unsubscribe_id")
    .select("chain_id")
    .where("id_hash", "=", idHash)
    .executeTakeFirst();
  return row ? directory.byId(row.chain_id) : null;
}

/** Returns the unsubscribe link at the club's new installation, if the id's club has moved there; otherwise null. */
export async function movedUnsubscribeId({ db }: Services, id: string): Promise<string | null> {
  const read = readUnsubscribeId(id);
  const row =
    read &&
    (await db.platform
      .selectFrom("moved_unsubscribe_id")
      .select("leads_to")
      .where("id_hash", "=", hashOf(read.secret))
      .executeTakeFirst());
  return row ? `${row.leads_to}/u/${id}` : null;
}

/** Returns the club of an unsubscribe id, on any host; null for an unknown id. */
export async function chainByUnsubscribeId(services: Services, id: string): Promise<Chain | null> {
  const read = readUnsubscribeId(id);
  return read && ((await chainOfExample(services, read.secret)) ?? chainWith(services, hashOf(read.secret)));
}

/**
 * Finds the member by the id's secret alone. Only unknown ids use up the source's rate limit, because thousands of
 * members may unsubscribe through one mail provider. Refuses NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function findUnsubscriber(services: Services, { hostChain, params, source }: Asking) {
  const read = readUnsubscribeId(params.id);
  const exampleChain = read && (await chainOfExample(services, read.secret));
  if (exampleChain && (hostChain === null || hostChain.id === exampleChain.id))
    return { chain: exampleChain, channel: read.channel, memberId: null, isExample: true } satisfies Unsubscriber;
  const idHash = hashOf(read?.secret ?? Buffer.from(params.id));
  // A club's own host accepts only its own ids. The product's host and a club's former hosts find the club by the id.
  const chain = read && (hostChain ?? (await chainWith(services, idHash)));
  const [[row]] = chain ? await services.db.read(chain.id, (q) => [selectUnsubscriber(q, idHash)]) : [[]];
  if (!chain || row?.channel !== read?.channel) {
    await services.limits.spendSource("unknownUnsubscribesPerSource", source);
    return refuse("NOT_FOUND");
  }
  return { chain, channel: read.channel, memberId: row?.memberId ?? null, isExample: false } satisfies Unsubscriber;
}
