import { sql } from "kysely";
import { sendLetters } from "#features/messages/letters/api/send-letters.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubGoesOn } from "#packages/server/db/not-frozen.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import { termsLetter } from "./messages.ts";
import { insertMailed, lockTelling, selectNotWritten, selectWritten, type Telling } from "./queries.ts";

/** Mails per minute and version, few enough to leave capacity for sign-in codes. */
const lettersAtOnce = 500;

interface Open {
  chain_id: number;
  terms_version_id: number;
  what: Telling;
}

/**
 * Notifies the next members of one version. Messages, records and progress share one transaction: an interrupted run
 * continues where it stopped, and no member is notified twice.
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

/** Notifies the next members of all unfinished versions: of one club, or each minute of all clubs. */
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
