import { isIP } from "node:net";

/** The shortest prefix of a permitted network: 10.0.0.0/8, fd00::/8. A wider network would include strangers. */
const widest = 8;

/**
 * Whether an entry is an acceptable address or network: no network that includes strangers, and no IPv4 address written
 * as IPv6.
 */
function isProxy(entry: string): boolean {
  const [, address = "", prefix] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
  const family = isIP(address);
  if (family === 0) return false;
  const inSix = family === 6 ? new URL(`http://[${address}]`).hostname : null;
  if (prefix === undefined) return address !== "0.0.0.0" && inSix !== "[::]";
  if (inSix?.startsWith("[::")) return false;
  return Number(prefix) >= widest && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** Parses a list such as `10.0.0.7, fd12:3456::/48`; null for other values, such as an old `1` or `true`. */
export function readProxies(text: string): string[] | null {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.every(isProxy) ? entries : null;
}
