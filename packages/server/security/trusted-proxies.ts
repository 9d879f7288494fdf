import { isIP } from "node:net";

/** Wider than this is not the proxy in front but half the world: 10.0.0.0/8, fd00::/8. */
const widest = 8;

/** An address or network that may be believed; one that holds strangers may not, nor IPv4 written as IPv6. */
function isProxy(entry: string): boolean {
  const [, address = "", prefix] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
  const family = isIP(address);
  if (family === 0) return false;
  const inSix = family === 6 ? new URL(`http://[${address}]`).hostname : null;
  if (prefix === undefined) return address !== "0.0.0.0" && inSix !== "[::]";
  if (inSix?.startsWith("[::")) return false;
  return Number(prefix) >= widest && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** `10.0.0.7, fd12:3456::/48` as a list; null when something else stands there, such as an old `1` or `true`. */
export function readProxies(text: string): string[] | null {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.every(isProxy) ? entries : null;
}
