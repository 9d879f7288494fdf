import { sql } from "kysely";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { ConsentSource } from "../domain/consent-source.ts";
import { consentPhrases } from "../i18n/consents.ts";

/** The columns of `member` that keep a yes or no to marketing. */

/** What stood beside the box, and the language it was read in. */
export interface Words {
  text: string;
  language: Language;
}

/** The words of joining. */
export function signUpWords(channel: Channel, language: Language): Words {
  return { text: consentPhrases[language].signUp[channel], language };
}

/** The words of the member's own profile. */
export function profileWords(channel: Channel, language: Language): Words {
  return { text: consentPhrases[language].profile[channel], language };
}

export interface Consent {
  memberId: number;
  channel: Channel;
  given: boolean;
  /** Whether the member still has an address in this channel. */
  addressLeft: boolean;
  now: Temporal.Instant;
  accountId: number | null;
  source?: ConsentSource;
  /** Absent where no box was shown: a removed address, the hand of staff. */
  words?: Words | null;
}

function sourceOf({ source, given: hasConsent, addressLeft, accountId }: Consent): ConsentSource {
  if (source) return source;
  if (!hasConsent && !addressLeft) return "ADDRESS_REMOVED";
  return accountId === null ? "PROFILE" : "STAFF";
}

/** Evidence: who agreed to what, when and where. Only ever added. */
export function insertConsent(db: Build, chain: Chain, consent: Consent) {
  return db.insertInto("consent").values({
    chain_id: chain.id,
    member_id: consent.memberId,
    channel: consent.channel,
    given: consent.given,
    source: sourceOf(consent),
    account_id: consent.accountId,
    at: consent.now,
    text: consent.words?.text ?? "",
    language: consent.words?.language ?? null,
  });
}

/** What a member last said of each channel. */
export function selectLatestConsents(db: Build, memberId: number) {
  return db
    .selectFrom("consent")
    .distinctOn("channel")
    .select(["id", "channel", "given"])
    .where("member_id", "=", memberId)
    .where("source", "<>", sql.lit("ADDRESS_REMOVED"))
    .orderBy("channel")
    .orderBy("id", "desc");
}

/** Channels the member at the table's row has refused, and not agreed to since. */
export const optedOutChannels = sql<Channel[]>`array(select channel from (
  select distinct on (channel) channel, given from consent where consent.chain_id = ${thisChain}
    and consent.member_id = member.id and source <> 'ADDRESS_REMOVED' order by channel, id desc) as latest where not given)`;

/** Whether the latest a member said of a channel is a no, said after an earlier answer. */
export function selectRefusalSince(db: Build, memberId: number, channel: Channel, after: number) {
  return db
    .selectFrom(selectLatestConsents(db, memberId).as("latest"))
    .select("channel")
    .where("channel", "=", channel)
    .where("given", "=", false)
    .where("id", ">", after);
}

/** The latest answer of a member's there is, of any channel; 0 when there is none. */
export const latestConsent = (memberId: number) => sql<number>`latest_consent(${thisChain}, ${memberId})`;
