import { clubInLink } from "#packages/domain/club/club-link.ts";
import type { Config } from "../config.ts";

/** Returns a link for messages, from the configured URL and the stored subdomain, never from request data. */
export function clubLink({ publicUrl }: Pick<Config, "publicUrl">, chain: { subdomain: string }, path = "/"): string {
  const url = new URL(path, publicUrl);
  url.hostname = `${chain.subdomain}.${publicUrl.hostname}`;
  return url.href;
}

/** Returns a back office link; with a club, the link selects it, as the reader may have another club open. */
export function officeLink({ publicUrl }: Pick<Config, "publicUrl">, path = "/", club?: { subdomain: string }): string {
  const url = new URL(path, publicUrl);
  if (club) url.searchParams.set(clubInLink, club.subdomain);
  return url.href;
}
