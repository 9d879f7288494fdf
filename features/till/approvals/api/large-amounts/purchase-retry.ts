import { numberOnCard } from "#features/members/card-codes/domain/card-codes.ts";
import { purchaseBody } from "#features/till/register/contract/visit-shapes.ts";
import type { Call } from "#packages/server/request/call.ts";
import { type Retry, retryAtTill } from "#packages/server/request/stored-answers.ts";
import { withoutConfirmation } from "./without-confirmation.ts";

/** Returns the key and hash of a purchase at the till. They identify its stored answer and its approval. */
export const purchaseRetry = (chainId: number, key: string, body: Call<"registerPurchase">["body"]): Retry =>
  retryAtTill(chainId, body.pointOfSaleId, {
    schemas: { registerPurchase: { body: purchaseBody } },
    route: "registerPurchase",
    key,
    // A first attempt names the member by number, and a later one by the code of the card.
    request: { ...withoutConfirmation(body), membershipId: numberOnCard(body.membershipId) },
  });
