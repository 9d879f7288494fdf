import type { Transaction } from "kysely";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type Notice, noticesDue } from "../../domain/notices-due.ts";
import { announcementsIn, type ComingLetter, comingFor, takenBackSaid } from "./list-coming.ts";
import { noticeWords, type Said } from "./messages.ts";
import { type Merchant, type NoticedCompany, readCompanies, readDecided, readGiven, readMerchants } from "./queries.ts";

type Ground = Pick<Services, "db" | "config" | "log">;

interface Telling {
  merchant: Merchant;
  companies: readonly NoticedCompany[];
  coming: readonly ComingLetter[];
  /** Notice subjects that are read regardless of their day. */
  subjects: readonly string[];
  now: Temporal.Instant;
}

/** Returns the mail of a due notice. */
function saidOf(notice: Notice, { coming, companies }: Telling): Said | null {
  if (notice.says === null) return takenBackSaid(notice, companies);
  return coming.find(({ subject, day }) => subject === notice.subject && day.equals(notice.day))?.said ?? null;
}

async function give(trx: Transaction<DB>, config: Ground["config"], notice: Notice, telling: Telling): Promise<void> {
  const { merchant, now } = telling;
  const { email: to, language } = merchant;
  const letter = saidOf(notice, telling)?.(noticeWords(language)) ?? null;
  if (letter) {
    const { label, leadsTo, ...words } = letter;
    const button = { label, url: leadsTo.startsWith("/") ? officeLink(config, leadsTo) : leadsTo };
    await sendPlatformMail(trx, config, { kind: "NOTICE", to, language, now, letter: { ...words, button, notes: [] } });
  }
  await trx
    .insertInto("merchant_notice")
    .values({ account_id: merchant.id, ...notice, sent_at: now })
    .execute();
}

/** Sends one merchant's due notices. The row lock makes concurrent runs wait and find them sent. */
async function tellMerchant({ db, config }: Ground, telling: Telling): Promise<void> {
  const { merchant, coming, subjects, now } = telling;
  const today = platformToday(now);
  await db.inPlatform(async (trx) => {
    await trx.selectFrom("account").select("id").where("id", "=", merchant.id).forNoKeyUpdate().execute();
    const givenNotices = (await readGiven(trx, { today, subjects, accountId: merchant.id })).get(merchant.id) ?? [];
    for (const notice of noticesDue(coming, givenNotices, today)) await give(trx, config, notice, telling);
  });
}

/**
 * Mails merchants about future prices, new versions of the platform's documents, mailed announcements, and their
 * withdrawal. Each is sent once.
 */
export async function tellNotices(ground: Ground, now: Temporal.Instant): Promise<void> {
  const { platform } = ground.db;
  const today = platformToday(now);
  const decided = await readDecided(platform, now);
  const subjects = announcementsIn(decided);
  const companies = await readCompanies(platform);
  const givenByMerchant = await readGiven(platform, { today, subjects });
  await eachByItself(await readMerchants(platform), ground.log, async (merchant) => {
    const own = merchant.companies.flatMap(({ id }) => companies.get(id) ?? []);
    const coming = comingFor(merchant, own, decided, today);
    if (noticesDue(coming, givenByMerchant.get(merchant.id) ?? [], today).length === 0) return;
    await tellMerchant(ground, { merchant, companies: own, coming, subjects, now });
  });
}
