import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isNewNo, maskedAddress } from "../../domain/unsubscribing.ts";
import { selectLatestConsents } from "../queries.ts";
import { findUnsubscriber } from "./find-unsubscriber.ts";
import { selectMarketing } from "./queries.ts";

/**
 * Returns the channel and masked address of an unsubscribe link. Opening the link changes nothing, because mail
 * scanners open links. Spec §7.
 */
export async function getUnsubscriber(services: Services, call: Call<"getUnsubscriber">) {
  const { chain, channel, memberId, isExample } = await findUnsubscriber(services, call);
  const { commercialName } = chain;
  if (isExample) return { channel, commercialName, contact: null, subscribed: true, example: true };
  const [[marketing], answers] =
    memberId === null
      ? [[], []]
      : await services.db.read(chain.id, (q) => [
          selectMarketing(q, memberId, channel),
          selectLatestConsents(q, memberId),
        ]);
  if (!marketing) return { channel, commercialName, contact: null, subscribed: false, example: false };
  const { address, given: hasConsent, waitingAfter } = marketing;
  const latest = answers.find((answer) => answer.channel === channel) ?? null;
  const isWaiting = waitingAfter !== null && isNewNo({ given: hasConsent, latest, waitingAfter });
  const contact = address === null ? null : maskedAddress(channel, address);
  return { channel, commercialName, contact, subscribed: hasConsent || isWaiting, example: false };
}
