import { lookup } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";

const ranges4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
// What carries an IPv4 address within (mapped, 6to4, Teredo, NAT64) is closed whole.
const ranges6 =
  "::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8";

function listOf(ranges: string, type: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(/\s+/)) {
    const [net = "", bits] = range.split("/");
    list.addSubnet(net, Number(bits), type);
  }
  return list;
}

// Apart: in one list ::ffff:0:0/96 would close every IPv4 address there is.
const closed = { ipv4: listOf(ranges4, "ipv4"), ipv6: listOf(ranges6, "ipv6") };

/** Whether an IP address is anybody's on the internet: no network of ours, no machine itself, nothing reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  const type = family === 4 ? "ipv4" : "ipv6";
  return family !== 0 && !closed[type].check(address, type);
}

/** A host that leads somewhere that no stranger may have us call. */
export class PrivateAddress extends Error {
  constructor() {
    super("the address is not a public one");
  }
}

/**
 * Looks a name up once, for the connection that is then made to what it said: whoever answers differently the second time
 * gains nothing. One private address among several refuses them all.
 */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  void lookup(hostname, { all: true, verbatim: true }).then(
    (found) => {
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address))) return answer(new PrivateAddress(), "");
      if (options.all) answer(null, found);
      else answer(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => answer(error, ""),
  );
};
