import type { MergePlan } from "@stammis/domain/merging/plan-merge";
import { countSegments } from "@stammis/domain/sms/segments";
import { sql, type Transaction } from "kysely";
import type { Config } from "../../config.ts";
import type { DB } from "../../db/types.ts";
import { clubLink } from "../../messaging/links.ts";
import type { Chain } from "../../request/call.ts";
import { recipientOf } from "../messages/content.ts";
import { sendMessage } from "../messages/send-message.ts";
import { lockedCredits } from "../sms-account/spend-credits.ts";
import { mergedContent } from "./messages.ts";

interface Merged {
  chain: Chain;
  keptId: number;
  otherId: number;
  profile: MergePlan["profile"];
  now: Temporal.Instant;
}

/**
 * Tells the member that two memberships are one: once, where they are reached from now on. Whom a list has brought, and who
 * has never signed in to either, hears nothing: to them there was no membership yet.
 */
export async function tellMerged(trx: Transaction<DB>, config: Config, it: Merged): Promise<void> {
  const { chain, keptId, otherId, profile, now } = it;
  const to = recipientOf(profile);
  const knows = await trx
    .selectFrom("member")
    .select("id")
    .where(sql<boolean>`member.id = any(${[keptId, otherId]}::bigint[])`)
    .where("unclaimed", "=", false)
    .executeTakeFirst();
  if (!to || !knows) return;
  const { language } = profile;
  const content = mergedContent(language, chain.commercialName, clubLink(config, chain, "/login"));
  if (to.medium === "SMS" && (await lockedCredits(trx)) < countSegments(content.sms)) return;
  await sendMessage(trx, config, chain, { kind: "MEMBERSHIPS_MERGED", to, language, content, memberId: keptId, now });
}
