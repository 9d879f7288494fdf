import { createHmac } from "node:crypto";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * Returns the hash under which a member's code is stored. It needs a secret of the club, because six digits alone could
 * be guessed from their hash.
 */
export async function codeHash({ db }: Services, chainId: number, memberId: number, code: string): Promise<Buffer> {
  return createHmac("sha256", await linkKey(db, chainId))
    .update(`sign-in code ${memberId} ${code}`)
    .digest();
}
