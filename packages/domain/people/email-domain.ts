/// <reference path="./punycode.d.ts" />
import punycode from "punycode.js";

const letters = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;
/** A label without characters that would end the host name of a URL. */
const hostLabel = /^[a-z0-9\u0080-\u{10ffff}-]+$/u;

/** The label in ASCII, mapped by the URL parser as UTS 46 says; null for an invalid label. */
function asciiLabel(label: string): string | null {
  // The last label of a host must not be a number, which would make it an IP address.
  const address = `http://${label}.example`;
  if (!hostLabel.test(label) || !URL.canParse(address)) return null;
  return new URL(address).hostname.slice(0, -".example".length);
}

/** Decodes a punycode label; null for invalid punycode, which some URL parsers let pass. */
function decodeLabel(ascii: string): string | null {
  try {
    return punycode.decode(ascii.slice("xn--".length)).normalize("NFC").toLowerCase();
  } catch {
    return null;
  }
}

/**
 * One label in its stored form: Unicode where the label has letters of its own, and can be written in them without loss.
 * A label that cannot be decoded stays as it is, in ASCII.
 */
function storedLabel(label: string): string {
  if (/^[a-z0-9-]*$/.test(label) && !label.startsWith("xn--")) return label;
  const ascii = asciiLabel(label);
  if (ascii === null) return label;
  if (!ascii.startsWith("xn--")) return ascii;
  const decoded = decodeLabel(ascii);
  // Emoji and labels with joiners would not survive the next reading.
  return decoded !== null && letters.test(decoded) && asciiLabel(decoded) === ascii ? decoded : ascii;
}

/**
 * A domain in the form that is stored, compared and shown: lower-case and in Unicode, so that `xn--smrgs-pra0j.se` and
 * `Smörgås.se` are one.
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
