import { isIPv4, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/** Returns the eight groups of an IPv6 address in canonical form. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = "", after] = canonical.split("::");
  const head = before.split(":").filter(Boolean);
  const tail = (after ?? "").split(":").filter(Boolean);
  return after === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill("0"), ...tail];
}

/** Returns the source for rate limits: an IPv4 address, or the /64 network of an IPv6 household. */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, "");
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

const passedOn = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];
const thisMachine = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Whether this machine itself sent the request: by the connection's address, and without forwarding headers. */
export function isFromHere({ socket, headers }: FastifyRequest): boolean {
  return thisMachine.has(socket.remoteAddress ?? "") && passedOn.every((name) => headers[name] === undefined);
}
