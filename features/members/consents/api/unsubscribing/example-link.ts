import { createHmac, timingSafeEqual } from "node:crypto";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

const idBytes = 8;
/** Ids of clubs are smaller, so a member's random secret is almost never taken for an example. */
const idsBelow = 2n ** 40n;

/**
 * Returns the secret of the unsubscribe link in a test of a sendout. It names the club and no member; the second half
 * proves that the club made it, so that a stranger cannot list the clubs.
 */
export function exampleSecret(key: Buffer, chainId: number): Buffer {
  const id = Buffer.alloc(idBytes);
  id.writeBigUInt64BE(BigInt(chainId));
  const proof = createHmac("sha256", key).update("unsubscribe example").digest().subarray(0, idBytes);
  return Buffer.concat([id, proof]);
}

/** Returns the club of an example's secret; null for a member's secret. */
export async function chainOfExample(
  { db, directory }: Pick<Services, "db" | "directory">,
  secret: Uint8Array,
): Promise<Chain | null> {
  const id = Buffer.from(secret).readBigUInt64BE();
  if (id === 0n || id >= idsBelow) return null;
  const chain = await directory.byId(Number(id));
  if (!chain) return null;
  return timingSafeEqual(exampleSecret(await linkKey(db, chain.id), chain.id), secret) ? chain : null;
}
