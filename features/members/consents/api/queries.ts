import { sql } from "kysely";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { ConsentSource } from "../domain/consent-source.ts";
import { consentPhrases } from "../i18n/consents.ts";

/** The columns of `member` that store consent to marketing. */

/** The text next to the consent box, and the language it was shown in. */
export interface Words {
  text: string;
  language: Language;
}

/** Returns the consent text of the sign-up form. */
export function signUpWords(channel: Channel, language: Language): Words {
  return { text: consentPhrases[language].signUp[channel], language };
}

/** Returns the consent text of the member's profile page. */
export function profileWords(channel: Channel, language: Language): Words {
  return { text: consentPhrases[language].profile[channel], language };
}

export interface Consent {
  memberId: number;
  channel: Channel;
  given: boolean;
  /** Whether the member still has an address in this channel after the change. */
  addressLeft: boolean;
  now: Temporal.Instant;
  accountId: number | null;
  source?: ConsentSource;
  /** The text that the member answered. Absent if no box was shown: for a removed address, or a change by staff. */
  words?: Words | null;
}

function sourceOf({ source, given: hasConsent, addressLeft, accountId }: Consent): ConsentSource {
  if (source) return source;
  if (!hasConsent && !addressLeft) return "ADDRESS_REMOVED";
  return accountId === null ? "PROFILE" : "STAFF";
}

/** Adds evidence of a consent: who agreed to what, when and where. Rows are never changed. */
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

/** Selects a member's latest answer for each channel. */
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

/** The channels in which the `member` row's latest answer is a refusal. */
export const optedOutChannels = sql<Channel[]>`array(select channel from (
  select distinct on (channel) channel, given from consent where consent.chain_id = ${thisChain}
    and consent.member_id = member.id and source <> 'ADDRESS_REMOVED' order by channel, id desc) as latest where not given)`;

/** Selects a row when the member's latest answer for the channel is a refusal newer than the answer `after`. */
export function selectRefusalSince(db: Build, memberId: number, channel: Channel, after: number) {
  return db
    .selectFrom(selectLatestConsents(db, memberId).as("latest"))
    .select("channel")
    .where("channel", "=", channel)
    .where("given", "=", false)
    .where("id", ">", after);
}

/** The id of the member's latest answer in any channel; 0 when there is none. */
export const latestConsent = (memberId: number) => sql<number>`latest_consent(${thisChain}, ${memberId})`;
