import { domainToASCII } from "node:url";

/**
 * Returns an address for SMTP, with its domain in ASCII; null if it is invalid or could end its line of the protocol.
 */
export function wireAddress(address: string): string | null {
  const [, local = "", domain = ""] = /^([!#-'*+\-./0-9=?A-Z^-~]+)@([^\s<>@"]+)$/.exec(address) ?? [];
  const ascii = /^[a-z0-9.-]+$/.test(domain) ? domain : domainToASCII(domain);
  return local === "" || ascii === "" ? null : `${local}@${ascii}`;
}
