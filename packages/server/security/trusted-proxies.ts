import { isIP } from "node:net";

/** The widest permitted network: 10.0.0.0/8, fd00::/8. A wider one would include strangers. */
const widest = 8;

/** Whether an entry is a trustworthy address or network; not one with strangers, and not IPv4 written as IPv6. */
function isProxy(entry: string): boolean {
  const [, address = "", prefix] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
  const family = isIP(address);
  if (family === 0) return false;
  const inSix = family === 6 ? new URL(`http://[${address}]`).hostname : null;
  if (prefix === undefined) return address !== "0.0.0.0" && inSix !== "[::]";
  if (inSix?.startsWith("[::")) return false;
  return Number(prefix) >= widest && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** Parses `10.0.0.7, fd12:3456::/48` as a list; null for other values, such as an old `1` or `true`. */
export function readProxies(text: string): string[] | null {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.every(isProxy) ? entries : null;
}
