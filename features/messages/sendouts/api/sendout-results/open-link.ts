import { sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectSendouts } from "../queries.ts";
import { readRecipientCode } from "../sendout-messages/recipient-code.ts";
import { prepareMessages } from "../sendout-messages/write-messages.ts";

/**
 * Returns the target of a tracked link, and counts its first opening as a click; null for a link that is not this
 * club's. Programs that scan links count as well, because they cannot be distinguished.
 */
export async function followLink(services: Services, chain: Chain, code: string, mark: string): Promise<string | null> {
  const { db, config, clock } = services;
  const whose = readRecipientCode(await linkKey(db, chain.id), code);
  if (!whose) return null;
  const { sendoutId, medium, memberId } = whose;
  const row = await db.inChain(chain.id, async (trx) => {
    await trx
      .updateTable("sendout_recipient")
      .set({ clicked_at: clock() })
      .where("sendout_id", "=", sendoutId)
      .where("medium", "=", medium)
      .where("member_id", "=", memberId)
      .where("state", "in", ["SENT", "CLAIMED"])
      .where("clicked_at", "is", null)
      // For an automatic sendout the click counts for the latest occasion, because its links are the same each time.
      .where("occasion", "=", (latest) =>
        latest
          .selectFrom("sendout_recipient as recipient")
          .select((eb) => eb.fn.max("recipient.occasion").as("occasion"))
          .where(sql<boolean>`recipient.chain_id = ${thisChain}`)
          .where("recipient.sendout_id", "=", sendoutId)
          .where("recipient.medium", "=", medium)
          .where("recipient.member_id", "=", memberId)
          .where("recipient.state", "in", ["SENT", "CLAIMED"]),
      )
      .execute();
    return selectSendouts(trx).where("sendout.id", "=", sendoutId).executeTakeFirst();
  });
  if (!row) return null;
  // An SMS has only one link, so the mark in the URL is ignored.
  const marks = { EMAIL: mark, SMS: "" };
  const { links } = await prepareMessages(services, chain, row);
  return links.get(marks[medium]) ?? clubLink(config, chain);
}
