import type { Config } from "#packages/server/config.ts";
import { clubLink } from "#packages/server/messaging/links.ts";

/** Where a club's members find it: scheme, subdomain and port, without a slash at the end. */
export function chainAddress(config: Pick<Config, "publicUrl">, subdomain: string): string {
  return new URL(clubLink(config, { subdomain })).origin;
}
