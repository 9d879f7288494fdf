import type { Call } from "#packages/server/request/call.ts";
import { eachOf } from "#packages/server/request/each-of.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  findStoredAnswer,
  keptFor,
  replayed,
  replayTwice,
  retryOf,
  storeAnswer,
} from "#packages/server/request/stored-answers.ts";
import { invitationsSchemas } from "../contract/schemas.ts";
import { resendOnce } from "./resend-invitation.ts";

type Answer = Awaited<ReturnType<typeof eachOf>>;

/**
 * Resends several invitations, once per idempotency key and within the limits per address; returns each result. Each
 * invitation also stores its own response, so that a retry continues after an interruption.
 */
export async function resendInvitations(services: Services, call: Call<"resendInvitations">): Promise<Answer> {
  const { chain, actor, body, realNow, idempotencyKey } = call;
  const retryFor = (route: "resendInvitations" | `resendInvitations ${number}`) =>
    retryOf(chain.id, actor.accountId, {
      schemas: invitationsSchemas,
      route,
      key: idempotencyKey,
      request: body,
    });
  const retry = retryFor("resendInvitations");
  const [[stored]] = await services.db.read(chain.id, (q) => [findStoredAnswer(q, retry)]);
  const before = replayed<Answer>(stored, retry);
  if (before) return before;
  const answer = await eachOf(body.ids, (id) => resendOnce(services, call, id, retryFor(`resendInvitations ${id}`)));
  // A request in which every invitation was refused changed nothing, so its response is not stored.
  if (answer.results.every(({ code }) => code !== null)) return answer;
  const transaction = services.db.inChain(chain.id, async (trx) => {
    await storeAnswer(trx, retry, JSON.stringify(answer), realNow.add(keptFor)).execute();
    return answer;
  });
  return transaction.catch((error: unknown) => replayTwice<Answer>(services, chain.id, retry, error));
}
