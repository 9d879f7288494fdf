import { sql, type Transaction } from "kysely";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { enqueueAll } from "#packages/server/jobs/enqueue.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { ClubMessageKind } from "./content.ts";
import { sendMessageJob } from "./job-kinds.ts";
import { type Letter, renderLetter } from "./render-letter.ts";
import { brandOf } from "./send-message.ts";

/** A member with an e-mail address. */
export interface LetterReader {
  id: number;
  address: string;
  language: Language;
}

interface Letters {
  kind: ClubMessageKind;
  to: readonly LetterReader[];
  /** Returns the letter in a language; called once for each language. */
  letter: (language: Language) => Letter;
  now: Temporal.Instant;
}

/** Sends one letter to some members after the caller's transaction commits; for hundreds of members at most. */
export async function sendLetters(trx: Transaction<DB>, config: Config, chain: Chain, letters: Letters): Promise<void> {
  const { kind, to, letter, now } = letters;
  for (const language of new Set(to.map((each) => each.language))) {
    const readers = to.filter((each) => each.language === language);
    const { subject, text, html } = renderLetter(brandOf(config, chain, language), letter(language), language);
    const { rows } = await sql<{ id: number }>`
      insert into message (chain_id, member_id, kind, medium, recipient, language, subject, text_body, html_body, created_at)
      select ${thisChain}, reader.id, ${kind}, 'EMAIL', address, ${language}, ${subject}, ${text}, ${html}, ${now}
      from unnest(${readers.map(({ id }) => id)}::bigint[], ${readers.map(({ address }) => address)}::text[])
        as reader (id, address) returning id`.execute(trx);
    await enqueueAll(
      trx,
      sendMessageJob,
      rows.map(({ id }) => ({ chainId: chain.id, messageId: id })),
    );
  }
}
