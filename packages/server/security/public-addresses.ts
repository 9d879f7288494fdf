import { BlockList, isIP } from "node:net";

const closed4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
// IANA assigns global IPv6 addresses from this one block. All others are reserved, local, or embed an IPv4 address.
const open6 = "2000::/3";
// Exceptions in the global block: Teredo and other protocols, documentation, 6to4.
const closed6 = "2001::/23 2001:db8::/32 2002::/16 3fff::/20";

function listOf(ranges: string, type: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(/\s+/)) {
    const [net = "", bits] = range.split("/");
    list.addSubnet(net, Number(bits), type);
  }
  return list;
}

// IPv4 and IPv6 have separate lists: in a common list ::ffff:0:0/96 would match every IPv4 address.
const closed = { ipv4: listOf(closed4, "ipv4"), ipv6: listOf(closed6, "ipv6") };
const open = listOf(open6, "ipv6");

/** Whether an IP address is on the public internet: not private, local or reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.ipv4.check(address, "ipv4");
  const isGlobal = family === 6 && !address.includes("%") && open.check(address, "ipv6");
  return isGlobal && !closed.ipv6.check(address, "ipv6");
}

/** A host name or address that companies may not make the server call. */
export class PrivateAddress extends Error {
  constructor() {
    super("the address is not a public one");
  }
}
