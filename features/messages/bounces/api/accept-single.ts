import { chainNow } from "#packages/domain/club/club-clock.ts";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import { readSingleMailId, type SingleMail, singleMailNamed } from "#packages/server/messaging/mail-id.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Returned } from "./read-returned.ts";
import { reportPlatformMessage, reportSingleMessage, selectSingleStatus } from "./single-queries.ts";

/** Returns the first id that we signed; null when there is none. */
async function firstSingle({ db }: Services, ids: readonly string[]): Promise<SingleMail | null> {
  for (const id of ids) {
    const named = singleMailNamed(id);
    const mail = named && readSingleMailId(await linkKey(db, named.chainId), id);
    if (mail) return mail;
  }
  return null;
}

/**
 * Stores the bounce of a single mail once, so that the list shows an undelivered invitation. Returns null when no id
 * belongs to such a mail, and "early" while the mail is being sent.
 */
export async function acceptSingle(services: Services, { ids, code, what }: Returned) {
  const { db, directory, clock } = services;
  const mail = await firstSingle(services, ids);
  if (!mail) return null;
  const chain = mail.chainId === 0 ? null : await directory.byId(mail.chainId);
  const isMissing = mail.chainId !== 0 && !chain;
  if (isMissing || what === "complaint") return { taken: "accepted", isNew: false } as const;
  const status = await selectSingleStatus(db.platform, mail).executeTakeFirst();
  if (status?.status === "WAITING") return { taken: "early", isNew: false } as const;
  const report = { report: "UNDELIVERED", report_reason: code, reported_at: clock() } as const;
  const written = chain
    ? await db.inChain(chain.id, (trx) =>
        reportSingleMessage(trx, mail.messageId, { ...report, reported_at: chainNow(clock(), chain) }).execute(),
      )
    : await reportPlatformMessage(db.platform, mail.messageId, report).execute();
  return { taken: "accepted", isNew: written.length > 0 } as const;
}
