import type { Channel } from "#packages/domain/people/channels.ts";

/**
 * The 32 characters of an unsubscribe id: without `s` and `e`, which name the channel, and without `l` and `o`, which
 * look like digits.
 */
const alphabet = "0123456789abcdfghijkmnpqrtuvwxyz";
const bitsALetter = 5n;
const secretBytes = 16;
/** The number of characters of an id: 128 bits in groups of five bits, where the last two bits are zero. */
const letters = 26;
const types = { SMS: "s", EMAIL: "e" } as const satisfies Record<Channel, string>;

export interface UnsubscribeSecret {
  channel: Channel;
  /** Sixteen random bytes that only the recipient knows. */
  secret: Uint8Array;
}

/**
 * Returns the end of an unsubscribe link: the channel's letter and sixteen bytes that only the recipient knows. Spec
 * §2.
 */
export function makeUnsubscribeId({ channel, secret }: UnsubscribeSecret): string {
  let remainingBits = secret.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  let text = "";
  for (let place = 0; place < letters; place++) {
    text = (alphabet[Number(remainingBits & 31n)] ?? "") + text;
    remainingBits >>= bitsALetter;
  }
  return types[channel] + text;
}

/** Decodes an unsubscribe id; null when its form is invalid. */
export function readUnsubscribeId(id: string): UnsubscribeSecret | null {
  const channel = unsubscribeChannel(id[0] ?? "");
  const places = [...id.slice(1)].map((letter) => alphabet.indexOf(letter));
  if (channel === null || places.length !== letters || places.includes(-1)) return null;
  let remainingBits = places.reduce((number, place) => (number << bitsALetter) | BigInt(place), 0n);
  const secret = new Uint8Array(secretBytes);
  for (let at = secretBytes - 1; at >= 0; at--) {
    secret[at] = Number(remainingBits & 255n);
    remainingBits >>= 8n;
  }
  return remainingBits === 0n ? { channel, secret } : null;
}

/** Returns SMS for an id containing `s`, EMAIL for `e`, and null for neither. Spec §2. */
export function unsubscribeChannel(id: string): Channel | null {
  if (id.includes(types.SMS)) return "SMS";
  return id.includes(types.EMAIL) ? "EMAIL" : null;
}

const masks = {
  SMS: (phone) => `••• ${phone.slice(-2)}`,
  EMAIL(email) {
    const [name = "", domain = ""] = email.split("@");
    return `${[...name][0] ?? ""}•••@${domain}`;
  },
} as const satisfies Record<Channel, (address: string) => string>;

/** Masks an address so that only its owner recognises it: recipients forward links, and links outlive addresses. */
export function maskedAddress(channel: Channel, address: string): string {
  return masks[channel](address);
}

interface MarketingAnswers {
  /** Whether the member's consent allows marketing now. */
  given: boolean;
  /** The member's latest answer and its ascending id; null if the member never answered. */
  latest: { id: number; given: boolean } | null;
  /**
   * The id of the latest answer before a consent that is pending until the member proves a new address; null when none
   * is pending.
   */
  waitingAfter: number | null;
}

/**
 * Whether a refusal must be recorded. No record is needed when marketing is off, no consent is pending and the latest
 * answer is a refusal.
 */
export function isNewNo({ given: hasConsent, latest, waitingAfter }: MarketingAnswers): boolean {
  if (hasConsent || latest === null || latest.given) return true;
  return waitingAfter !== null && latest.id <= waitingAfter;
}
