/// <reference path="./punycode.d.ts" />
import punycode from "punycode.js";

const letters = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;
/** Matches a label without characters that would end the host name of a URL. */
const hostLabel = /^[a-z0-9\u0080-\u{10ffff}-]+$/u;

/** Returns the label in ASCII, mapped by the URL parser after UTS 46; null for an invalid label. */
function asciiLabel(label: string): string | null {
  // A numeric last label would make the host an IP address, so the URL adds another label.
  const address = `http://${label}.example`;
  if (!hostLabel.test(label) || !URL.canParse(address)) return null;
  return new URL(address).hostname.slice(0, -".example".length);
}

/** Decodes a punycode label; null for invalid punycode, which some URL parsers accept. */
function decodeLabel(ascii: string): string | null {
  try {
    return punycode.decode(ascii.slice("xn--".length)).normalize("NFC").toLowerCase();
  } catch {
    return null;
  }
}

/**
 * Returns the stored form of a label: Unicode if the label has non-ASCII letters and converts without loss. A label
 * that cannot be decoded stays in ASCII.
 */
function storedLabel(label: string): string {
  if (/^[a-z0-9-]*$/.test(label) && !label.startsWith("xn--")) return label;
  const ascii = asciiLabel(label);
  if (ascii === null) return label;
  if (!ascii.startsWith("xn--")) return ascii;
  const decoded = decodeLabel(ascii);
  // Emoji and labels with joiners would change when they are normalised again.
  return decoded !== null && letters.test(decoded) && asciiLabel(decoded) === ascii ? decoded : ascii;
}

/**
 * Returns a domain as stored, compared and shown: lower-case Unicode, so `xn--smrgs-pra0j.se` and `Smörgås.se` are
 * equal.
 */
export function storedDomain(domain: string): string {
  return domain
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u3002\uff61]/g, ".")
    .split(".")
    .map(storedLabel)
    .join(".");
}
