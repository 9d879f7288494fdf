import type { Config } from "../config.ts";

/**
 * Addresses that stand in messages: made of the configured address and the stored subdomain, never of what a request
 * says of itself.
 */
export function clubLink({ publicUrl }: Pick<Config, "publicUrl">, chain: { subdomain: string }, path = "/"): string {
  const url = new URL(path, publicUrl);
  url.hostname = `${chain.subdomain}.${publicUrl.hostname}`;
  return url.href;
}

/** The same in the back office. */
export function officeLink({ publicUrl }: Pick<Config, "publicUrl">, path = "/"): string {
  return new URL(path, publicUrl).href;
}
