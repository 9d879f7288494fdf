/**
 * An e-mail address as limits count it: `Anna+kaffe@Example.com` and `anna@example.com` are one mailbox. A phone number
 * stays as it is. Only for counting: messages go to the address as its holder wrote it.
 */
export function foldedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  const [mailbox = ""] = address.slice(0, at).split("+");
  return `${mailbox}${address.slice(at)}`.toLowerCase();
}
