import { numberOnCard } from "#features/members/card-codes/domain/card-codes.ts";
import { invitationsSchemas } from "#features/members/invitations/contract/schemas.ts";
import { registerSchemas } from "#features/till/register/contract/schemas.ts";
import type { Call } from "#packages/server/request/call.ts";
import { type Retry, retryAtTill } from "#packages/server/request/stored-answers.ts";

/**
 * The till adds the confirmation and the time of the visit when it retries a request, so they are not part of the hash.
 */
function withoutConfirmation<Body extends { amountConfirmed?: unknown; secondPerson?: unknown; queued?: unknown }>(
  body: Body,
) {
  const { amountConfirmed: _, secondPerson: __, queued: ___, ...request } = body;
  return request;
}

/** Returns the key and hash of a purchase at the till. They identify its stored answer and its approval. */
export const purchaseRetry = (chainId: number, key: string, body: Call<"registerPurchase">["body"]): Retry =>
  retryAtTill(chainId, body.pointOfSaleId, {
    schemas: registerSchemas,
    route: "registerPurchase",
    key,
    // A first attempt names the member by number, and a later one by the code of the card.
    request: { ...withoutConfirmation(body), membershipId: numberOnCard(body.membershipId) },
  });

/** Returns the key and hash of an invitation at the till. */
export const invitationRetry = (chainId: number, key: string, body: Call<"inviteAtTill">["body"]): Retry =>
  retryAtTill(chainId, body.pointOfSaleId, {
    schemas: invitationsSchemas,
    route: "inviteAtTill",
    key,
    request: withoutConfirmation(body),
  });
