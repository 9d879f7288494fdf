import { normaliseEmail } from "./email.ts";

/**
 * Returns an e-mail address as limits count it: `Anna+kaffe@Example.com` and `anna@example.com` are one mailbox. Phone
 * numbers stay unchanged. Only for counting: messages go to the address as its holder wrote it.
 */
export function foldedAddress(address: string): string {
  if (!address.includes("@")) return address;
  const email = normaliseEmail(address);
  const at = email.lastIndexOf("@");
  const [mailbox = ""] = email.slice(0, at).split("+");
  return `${mailbox}${email.slice(at)}`;
}
