import { invitationsSchemas } from "#features/members/invitations/contract/schemas.ts";
import type { Call } from "#packages/server/request/call.ts";
import { type Retry, retryAtTill } from "#packages/server/request/stored-answers.ts";
import { withoutConfirmation } from "./without-confirmation.ts";

/** Returns the key and hash of an invitation at the till. */
export const invitationRetry = (chainId: number, key: string, body: Call<"inviteAtTill">["body"]): Retry =>
  retryAtTill(chainId, body.pointOfSaleId, {
    schemas: invitationsSchemas,
    route: "inviteAtTill",
    key,
    request: withoutConfirmation(body),
  });
