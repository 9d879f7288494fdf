import type { Transaction } from "kysely";
import { writeNo } from "#features/members/consents/api/unsubscribing/write-no.ts";
import { watchBounces } from "#features/messages/sendouts/api/sendout-results/watch-bounces.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import type { DB } from "#packages/server/db/types.ts";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import { mailNamed, readMailId } from "#packages/server/messaging/mail-id.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { ReturnedMail } from "#packages/server/request/returned-mail.ts";
import type { Services } from "#packages/server/request/services.ts";
import { acceptSingle } from "./accept-single.ts";
import { changeSentMail, lockSentMail, noteBounced, selectAddressee, selectSentMail } from "./queries.ts";
import { type Returned, readReturned } from "./read-returned.ts";
import { countRefusal } from "./refusal-queries.ts";

type Mail = NonNullable<ReturnType<typeof readMailId>>;

/**
 * Stores a bounce with its mail, and with the member when the mailbox is gone. A temporary bounce may become permanent.
 * Returns false when the same bounce is already stored.
 */
async function writeBounce(
  trx: Transaction<DB>,
  chain: Chain,
  mail: Mail,
  { what, code, now }: Returned & { now: Temporal.Instant },
): Promise<boolean> {
  const sent = await lockSentMail(trx, mail).executeTakeFirst();
  const report = what === "mailbox-gone" ? "BOUNCED" : "UNDELIVERED";
  if (sent?.state !== "SENT" || sent.report === "BOUNCED" || sent.report === report) return false;
  await changeSentMail(trx, mail, { report, report_reason: code, reported_at: now }).execute();
  await watchBounces(trx, chain.id, mail.sendoutId);
  if (what !== "mailbox-gone") return true;
  const addressee = await selectAddressee(trx, mail.memberId).executeTakeFirst();
  if (addressee?.email && mail.wentTo(addressee.email)) {
    const { email } = addressee;
    await noteBounced(trx, addressee.id, { email, sentAt: sent.sent_at ?? now, now }).execute();
  }
  return true;
}

/**
 * A server that refuses our mail needs the operator: the log gets a line, and the metric and `doctor` read the count.
 */
async function reportRefusal({ db, clock, log }: Services, code: string): Promise<void> {
  await countRefusal(db.platform, code, clock()).execute();
  log.warn({ code }, "receiving mail server refused an e-mail because of its sender, run doctor");
}

/**
 * Records a refusal of e-mail for the current member. The mail is marked last, so that an interrupted complaint is
 * processed again.
 */
async function writeComplaint(services: Services, chain: Chain, mail: Mail): Promise<void> {
  const realNow = services.clock();
  const [[addressee]] = await services.db.read(chain.id, (q) => [selectAddressee(q, mail.memberId)]);
  if (addressee) {
    await writeNo(services, { chain, channel: "EMAIL", memberId: addressee.id, source: "COMPLAINT", realNow });
  }
  const change = changeSentMail(services.db.platform, mail, { complained_at: chainNow(realNow, chain) });
  await change.where("chain_id", "=", chain.id).execute();
}

/** Returns the first id that a club here signed. Each club has its own key, so the club of an id is looked up first. */
async function firstOfOurs({ db }: Services, ids: readonly string[]) {
  for (const id of ids) {
    const named = mailNamed(id);
    const sentMail = named && (await selectSentMail(db.platform, named).executeTakeFirst());
    const mail = sentMail && readMailId(await linkKey(db, sentMail.chain_id), id, sentMail.created_at);
    if (mail) return { sentRow: sentMail, mail };
  }
  return null;
}

/**
 * Processes mails that bounced to their return addresses. Only ids that we signed count, so that forged mail changes
 * nothing. Repeated reports have no effect.
 */
export function acceptReturned(services: Services): ReturnedMail {
  const { db, directory, clock } = services;
  return {
    async accept(raw) {
      const returned = await readReturned(raw);
      if (!returned) return "accepted";
      const single = await acceptSingle(services, returned);
      if (single) {
        if (single.isNew && returned.what === "sender") await reportRefusal(services, returned.code);
        return single.taken;
      }
      const sent = await firstOfOurs(services, returned.ids);
      const chain = sent && (await directory.byId(sent.sentRow.chain_id));
      if (!sent || !chain) return "accepted";
      const { sentRow, mail } = sent;
      // The batch is not settled yet: the mail server must retry.
      if (sentRow.state === "CLAIMED") return "early";
      if (returned.what !== "complaint") {
        const now = chainNow(clock(), chain);
        const isNew = await db.inChain(chain.id, (trx) => writeBounce(trx, chain, mail, { ...returned, now }));
        if (isNew && returned.what === "sender") await reportRefusal(services, returned.code);
      } else if (!sentRow.complained_at) await writeComplaint(services, chain, mail);
      return "accepted";
    },
  };
}
