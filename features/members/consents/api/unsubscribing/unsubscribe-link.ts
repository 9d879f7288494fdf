import type { Transaction } from "kysely";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { makeUnsubscribeId } from "../../domain/unsubscribing.ts";
import { keepUnsubscribeId } from "./queries.ts";

/**
 * Returns a member's unsubscribe link for a channel, which never changes. The link uses the product's host, because a
 * club may change its subdomain; the product's host redirects to the club.
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
