import { clubInLink } from "#packages/domain/club/club-link.ts";
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

/** The same in the back office; with the club it is about, which may be another than its reader has open. */
export function officeLink({ publicUrl }: Pick<Config, "publicUrl">, path = "/", club?: { subdomain: string }): string {
  const url = new URL(path, publicUrl);
  if (club) url.searchParams.set(clubInLink, club.subdomain);
  return url.href;
}
