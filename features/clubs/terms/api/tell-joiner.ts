import type { Transaction } from "kysely";
import { selectVersionFacts } from "#features/clubs/settings/api/terms-queries.ts";
import { sendLetters } from "#features/messages/letters/api/send-letters.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { termsToCome } from "../domain/terms-versions.ts";
import { termsLetter } from "./messages.ts";
import { insertMailed, selectReader } from "./queries.ts";

/** A person who has just become a member. */
export interface Joined {
  chain: Chain;
  memberId: number;
  today: Temporal.PlainDate;
  now: Temporal.Instant;
}

/** Notifies a new member of coming terms, because the batches that notify existing members may be finished. */
export async function tellJoiner(trx: Transaction<DB>, config: Config, joined: Joined): Promise<void> {
  const { chain, memberId, today, now } = joined;
  const versions = await selectVersionFacts(trx).execute();
  const coming = ["MEMBERSHIP", "PRIVACY"].flatMap((kind) =>
    termsToCome(
      versions.filter((each) => each.kind === kind),
      today,
    ),
  );
  if (coming.length === 0) return;
  const to = await selectReader(trx, memberId).execute();
  if (to.length === 0) return;
  for (const version of coming) {
    const letter = termsLetter(config, chain, version, "COMING");
    await sendLetters(trx, config, chain, { kind: "TERMS_CHANGED", to, letter, now });
    await insertMailed(trx, version.id, [memberId], now);
  }
}
