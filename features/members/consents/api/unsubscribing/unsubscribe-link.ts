import type { Transaction } from "kysely";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { makeUnsubscribeId } from "../../domain/unsubscribing.ts";
import { keepUnsubscribeId } from "./queries.ts";

/**
 * Where a member unsubscribes from a channel: the same address in every message, for ever. It stands on the product's own
 * host, which stays when a club changes its subdomain, and leads on to the club.
 */
export async function unsubscribeLink(
  trx: Transaction<DB>,
  config: Pick<Config, "publicUrl">,
  memberId: number,
  channel: Channel,
): Promise<string> {
  const { rows } = await keepUnsubscribeId(memberId, channel).execute(trx);
  const [made] = rows;
  if (!made) throw new Error("the unsubscribe id was not created");
  return officeLink(config, `/u/${makeUnsubscribeId({ channel, secret: made.secret })}`);
}
