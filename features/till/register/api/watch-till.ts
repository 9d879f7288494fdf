import { memberTopic, type Topic, tillsTopic } from "#packages/server/live/topics.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * What a till hears: of the club's offers, and of the member who stands there. Whether there is such a member is not
 * told, so it counts as no look at one.
 */
export async function watchTill({ memberIds }: Services, { chain, query }: Call<"watchTill">): Promise<Topic[]> {
  const club = tillsTopic(chain.id);
  if (!query.member) return [club];
  const memberId = await memberIds.find(chain.id, query.member);
  return memberId === null ? [club] : [club, memberTopic(chain.id, memberId)];
}
