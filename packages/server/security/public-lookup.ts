import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { withDeadline } from "./deadline.ts";
import { isPublicAddress, PrivateAddress } from "./public-addresses.ts";

const lookupWithinMs = 8_000;

interface Settings {
  /** The name servers to query; absent: the machine's own. */
  servers?: readonly string[];
  withinMs?: number;
}

const isThisMachine = (hostname: string) => /(^|\.)localhost\.?$/i.test(hostname);

/** Returns all IPv4 and IPv6 addresses of a name. Throws the resolver's error if there are none. */
async function addressesOf(hostname: string, { servers, withinMs = lookupWithinMs }: Settings) {
  // Uses its own resolver: dns.lookup would block one of the process's two threads while a company's name server is
  // silent.
  const resolver = new Resolver({ timeout: Math.ceil(withinMs / 4), tries: 2 });
  if (servers) resolver.setServers(servers);
  return withDeadline(withinMs, async (signal) => {
    signal.addEventListener("abort", () => resolver.cancel(), { once: true });
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = [
      ...(four.status === "fulfilled" ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === "fulfilled" ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (addresses.length === 0 && four.status === "rejected") throw four.reason;
    return addresses;
  });
}

/**
 * Resolves a name once, and the connection uses the result: a name server cannot give another address later. A name
 * with one private address is refused. Queries only name servers, never the local hosts file.
 */
export const createPublicLookup =
  (settings: Settings = {}): LookupFunction =>
  (hostname, options, answer) => {
    if (isThisMachine(hostname)) return void process.nextTick(answer, new PrivateAddress(), "");
    void addressesOf(hostname, settings).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
          return answer(new PrivateAddress(), "");
        if (options.all) answer(null, addresses);
        else answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, ""),
    );
  };

export const publicLookup = createPublicLookup();
