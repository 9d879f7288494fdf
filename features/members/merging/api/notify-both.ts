import { sql, type Transaction } from "kysely";
import { recipientOf } from "#features/messages/letters/api/content.ts";
import { sendMessage } from "#features/messages/letters/api/send-message.ts";
import { lockedCredits } from "#features/messages/sms/api/spend-credits.ts";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { mergedContent, separatedContent } from "./messages.ts";

/** One of the two memberships, as it was before the merge or the undo. */
interface Side {
  id: number;
  email: string | null;
  phone: string | null;
  language: Language;
}

interface Notice {
  chain: Chain;
  what: "MERGED" | "SEPARATED";
  now: Temporal.Instant;
  kept: Side;
  other: Side;
}

const contents = {
  MERGED: { kept: mergedContent("kept"), other: mergedContent("other") },
  SEPARATED: { kept: separatedContent("kept"), other: separatedContent("other") },
};

/**
 * Notifies both memberships, each at its own address and in its own language. Sends none to an unclaimed imported
 * membership, and no SMS when the club has no credits.
 */
export async function notifyBoth(
  trx: Transaction<DB>,
  config: Config,
  { chain, what, now, kept: survivor, other }: Notice,
): Promise<void> {
  const unclaimed = await trx
    .selectFrom("member")
    .select("id")
    .where(sql<boolean>`member.id = any(${[survivor.id, other.id]}::bigint[])`)
    .where("unclaimed", "=", true)
    .execute();
  for (const [role, side] of Object.entries({ kept: survivor, other })) {
    const to = recipientOf(side);
    if (!to || unclaimed.some(({ id }) => id === side.id)) continue;
    const { language } = side;
    const content = contents[what][role as "kept" | "other"](
      language,
      chain.commercialName,
      clubLink(config, chain, "/login"),
    );
    if (channelRules[to.medium].costsCredits && (await lockedCredits(trx)) < countSegments(content.sms)) continue;
    await sendMessage(trx, config, chain, {
      kind: "MEMBERSHIPS_MERGED",
      to,
      language,
      content,
      memberId: side.id,
      now,
    });
  }
}
