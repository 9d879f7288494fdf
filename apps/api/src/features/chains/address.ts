import type { Config } from "../../config.ts";

/** Where a club's members find it: scheme, subdomain and port, without a slash at the end. Never read from a request. */
export function chainAddress({ publicUrl }: Pick<Config, "publicUrl">, subdomain: string): string {
  return `${publicUrl.protocol}//${subdomain}.${publicUrl.host}`;
}
