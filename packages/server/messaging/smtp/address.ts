import { domainToASCII } from "node:url";

/**
 * An address as it stands on the wire, its domain in ASCII; null for one that is none, or could end the line it stands on.
 */
export function wireAddress(address: string): string | null {
  const [, local = "", domain = ""] = /^([!#-'*+\-./0-9=?A-Z^-~]+)@([^\s<>@"]+)$/.exec(address) ?? [];
  const ascii = /^[a-z0-9.-]+$/.test(domain) ? domain : domainToASCII(domain);
  return local === "" || ascii === "" ? null : `${local}@${ascii}`;
}
