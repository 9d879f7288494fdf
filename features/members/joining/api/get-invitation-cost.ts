import { creditsLeft, selectSmsAccount, selectSmsMonth } from "#features/messages/sms/api/queries.ts";
import { creditMonth } from "#features/messages/sms/domain/credits.ts";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { makeShortToken } from "#packages/server/security/tokens.ts";
import { clubContent } from "./messages.ts";
import { selectOpenLocation } from "./queries.ts";

/**
 * Returns the maximum cost of an invitation by SMS, whether or not the person is a member, and the credits that the club
 * may use for it.
 */
export async function getInvitationCost(
  { db, config }: Services,
  { chain, actor, query, now }: Call<"getInvitationCost">,
) {
  const own = actor.locationIds?.length === 1 ? actor.locationIds[0] : undefined;
  const [[account], [month], [location]] = await db.read(chain.id, (q) => [
    selectSmsAccount(q),
    selectSmsMonth(q, creditMonth(chain.timeZone, now)),
    selectOpenLocation(q, own ?? 0),
  ]);
  const page = location ? `/${location.subpage}` : "";
  const link = clubLink(config, chain, `${page}/onboarding/confirmation/${makeShortToken()}`);
  const language = query.language ?? chain.language;
  const texts = (["memberInvitation", "alreadyMember"] as const).map(
    (phrase) => clubContent(phrase, language, chain.commercialName, link).sms,
  );
  return { credits: Math.max(...texts.map(countSegments)), available: creditsLeft(account, month) };
}
