import type { Channel } from "@stammis/domain/people/profile";
import { type Kysely, sql } from "kysely";
import type { Chain } from "../../call.ts";
import type { DB } from "../../db/types.ts";

/** Where a consent was given or taken back. Taking away an address ends marketing to it, and is no refusal. */
export type ConsentSource = "SIGN_UP" | "PROFILE" | "STAFF" | "ADDRESS_REMOVED";

export interface Consent {
  memberId: number;
  channel: Channel;
  given: boolean;
  /** Whether the member still has an address in this channel. */
  addressLeft: boolean;
  now: Temporal.Instant;
  accountId: number | null;
  source?: ConsentSource;
}

function sourceOf({ source, given, addressLeft, accountId }: Consent): ConsentSource {
  if (source) return source;
  if (!given && !addressLeft) return "ADDRESS_REMOVED";
  return accountId === null ? "PROFILE" : "STAFF";
}

/** Evidence: who agreed to what, when and where. Only ever added. */
export function insertConsent(db: Kysely<DB>, chain: Chain, consent: Consent) {
  return db.insertInto("consent").values({
    chain_id: chain.id,
    member_id: consent.memberId,
    channel: consent.channel,
    given: consent.given,
    source: sourceOf(consent),
    account_id: consent.accountId,
    at: consent.now,
  });
}

/** What a member last said of each channel. */
export function selectLatestConsents(db: Kysely<DB>, memberId: number) {
  return db
    .selectFrom("consent")
    .distinctOn("channel")
    .select(["channel", "given"])
    .where("member_id", "=", memberId)
    .where("source", "<>", sql.lit("ADDRESS_REMOVED"))
    .orderBy("channel")
    .orderBy("id", "desc");
}
