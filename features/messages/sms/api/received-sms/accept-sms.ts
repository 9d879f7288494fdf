import { insertReceived, selectHeardOf, selectReceived } from "#features/members/consents/api/unsubscribing/queries.ts";
import { writeNo } from "#features/members/consents/api/unsubscribing/write-no.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import { stopReachesDays } from "#packages/domain/limits.ts";
import { parsePhone } from "#packages/domain/people/phone.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { isProviders, receivedOf } from "#packages/server/messaging/sms-webhooks.ts";
import { TooManyRequests } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { ReceivedSms } from "#packages/server/request/sms-reports.ts";
import { isStop, languageOfNumber } from "../../domain/stop-words.ts";
import { saveReply } from "./save-reply.ts";

/** The no of everybody with that number whom it may answer; answers the language they read, null where there is nobody. */
async function noteStop(services: Services, phone: string): Promise<Language | null> {
  const realNow = services.clock();
  const since = realNow.subtract({ hours: 24 * stopReachesDays });
  const withNumber = await selectHeardOf(services.db.platform, phone, since).execute();
  const lately = withNumber.filter(({ heard }) => heard);
  let isWhole = true;
  for (const { chain_id, id } of lately.length > 0 ? lately : withNumber) {
    const chain = await services.directory.byId(chain_id);
    if (!chain) continue;
    isWhole = (await writeNo(services, { chain, channel: "SMS", memberId: id, source: "STOP", realNow })) && isWhole;
  }
  // One has become one with another membership since it was found: the no is that one's.
  if (!isWhole) return noteStop(services, phone);
  return withNumber[0]?.language ?? null;
}

/** Whether a number is still answered today: each answer costs. */
async function isAnswered({ limits }: Services, phone: string): Promise<boolean> {
  try {
    await limits.spend("stopAnswersPerAddress", phone);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/**
 * An SMS that a provider hands on. A stop is a no to every club that wrote to its number lately, or that has the number, where
 * none did: the clubs share a number, and the SMS does not say which club it means. A number that no club has is answered the
 * same. Any other text is stored for the merchants of the club that wrote last. A repeated webhook changes nothing.
 */
export function acceptSms(services: Services): ReceivedSms {
  const { config, db, clock } = services;
  return {
    async accept(calling) {
      if (!isProviders(config, calling, "received")) return "stranger";
      const { providerId, from, text, isAnsweredElsewhere, isStopThere } = receivedOf(calling.fields);
      const phone = parsePhone(from);
      if (providerId === "") return "stranger";
      if (!phone.ok || (await selectReceived(db.platform, providerId).executeTakeFirst())) return { answer: null };
      if (!isStopThere && !isStop(text)) {
        const [isNew] = await insertReceived(db.platform, providerId, clock()).execute();
        if (isNew) await saveReply(services, { phone: phone.e164, text });
        return { answer: null };
      }
      const language = (await noteStop(services, phone.e164)) ?? languageOfNumber(phone.e164);
      const [first] = await insertReceived(db.platform, providerId, clock()).execute();
      if (!first || isAnsweredElsewhere || !(await isAnswered(services, phone.e164))) return { answer: null };
      return { answer: messagePhrases(language)("stopped.sms") };
    },
  };
}
