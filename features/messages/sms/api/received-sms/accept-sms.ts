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

/**
 * Records the refusal of every member with this number, in the clubs that it may answer. Returns the language for the
 * answer; null without a member.
 */
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
  // A membership was merged after the lookup. The refusal belongs to the remaining member.
  if (!isWhole) return noteStop(services, phone);
  return withNumber[0]?.language ?? null;
}

/** Whether a number still gets an answer today: each answer costs. */
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
 * Processes an SMS from a provider. A stop is a refusal for every club with a recent message to the number. Without one
 * it counts for every club that has the number, because clubs share one sender. Other text is stored for the club with
 * the latest message. Unknown numbers get the same answer, and repeats change nothing.
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
