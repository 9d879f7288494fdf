import { isIPv4, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/** The eight groups of an IPv6 address, in the one way of writing each. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = "", after] = canonical.split("::");
  const head = before.split(":").filter(Boolean);
  const tail = (after ?? "").split(":").filter(Boolean);
  return after === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill("0"), ...tail];
}

/** What limits count as one source: an IPv4 address, or the /64 that one IPv6 household has to itself. */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, "");
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

const passedOn = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];
const thisMachine = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Sent by this machine itself: by the connection's own address, and not passed on for somebody else. */
export function isFromHere({ socket, headers }: FastifyRequest): boolean {
  return thisMachine.has(socket.remoteAddress ?? "") && passedOn.every((name) => headers[name] === undefined);
}
