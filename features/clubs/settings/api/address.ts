import type { Config } from "#packages/server/config.ts";
import { clubLink } from "#packages/server/messaging/links.ts";

/** Returns the URL of a club: scheme, subdomain and port, without a trailing slash. */
export function chainAddress(config: Pick<Config, "publicUrl">, subdomain: string): string {
  return new URL(clubLink(config, { subdomain })).origin;
}
