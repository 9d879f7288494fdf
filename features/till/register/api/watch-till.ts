import { memberTopic, type Topic, tillsTopic } from "#packages/server/live/topics.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * Returns the live-update topics of a till: the club's offers and the current member. An unknown member gets the same
 * answer, so the call counts as no look-up.
 */
export async function watchTill({ memberIds }: Services, { chain, query }: Call<"watchTill">): Promise<Topic[]> {
  const club = tillsTopic(chain.id);
  if (!query.member) return [club];
  const memberId = await memberIds.find(chain.id, query.member);
  return memberId === null ? [club] : [club, memberTopic(chain.id, memberId)];
}
