import { sql } from "kysely";
import { sendLetters } from "#features/messages/letters/api/send-letters.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubGoesOn } from "#packages/server/db/not-frozen.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import { termsLetter } from "./messages.ts";
import { insertMailed, lockTelling, selectNotWritten, selectWritten, type Telling } from "./queries.ts";

/** As many a minute and version as leave room for the code that somebody waits for at a till. */
const lettersAtOnce = 500;

interface Open {
  chain_id: number;
  terms_version_id: number;
  what: Telling;
}

/**
 * The next members of one telling. Their messages, that they were written to and how far it has come are one transaction:
 * whatever ends it, the next one goes on from there, and nobody is written to twice.
 */
async function tellSome({ db, config, directory, clock }: Services, open: Open, size: number): Promise<void> {
  const { chain_id: chainId, terms_version_id: versionId, what } = open;
  const chain = await directory.byId(chainId);
  if (!chain) return;
  await db.inChain(chain.id, async (trx) => {
    const telling = await lockTelling(trx, versionId, what).executeTakeFirst();
    if (!telling) return;
    const now = chainNow(clock(), chain);
    const next = what === "COMING" ? selectNotWritten : selectWritten;
    const to = await next(trx, versionId, telling.through_member, size).execute();
    const letter = termsLetter(config, chain, telling, what);
    await sendLetters(trx, config, chain, { kind: "TERMS_CHANGED", to, letter, now });
    const ids = to.map(({ id }) => id);
    if (what === "COMING") await insertMailed(trx, versionId, ids, now);
    await trx
      .updateTable("terms_telling")
      .set({
        through_member: ids.at(-1) ?? telling.through_member,
        mailed: telling.mailed + ids.length,
        done_at: ids.length < size ? now : null,
      })
      .where("terms_version_id", "=", versionId)
      .where("what", "=", what)
      .execute();
  });
}

/** The next members of every telling that is not done; of one club, or once a minute of all. */
export async function tellTerms(
  services: Services,
  { chainId = null, size = lettersAtOnce }: { chainId?: number | null; size?: number } = {},
): Promise<void> {
  const { rows } = await sql<Open>`
    select chain_id, terms_version_id, what from terms_telling where done_at is null
      ${chainId === null ? sql`` : sql`and chain_id = ${chainId}`}
      and ${clubGoesOn("terms_telling.chain_id")}
    order by begun_at, chain_id, terms_version_id`.execute(services.db.platform);
  await eachByItself(rows, services.log, (open) => tellSome(services, open, size));
}
