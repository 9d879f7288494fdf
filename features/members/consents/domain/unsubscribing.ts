import type { Channel } from "#packages/domain/people/channels.ts";

/** Thirty-two letters without `s` and `e`, which tell the type, and without `l` and `o`, which look like digits. */
const alphabet = "0123456789abcdfghijkmnpqrtuvwxyz";
const bitsALetter = 5n;
const secretBytes = 16;
/** 128 bits in letters of five; the two left over are zero. */
const letters = 26;
const types = { SMS: "s", EMAIL: "e" } as const satisfies Record<Channel, string>;

export interface UnsubscribeSecret {
  channel: Channel;
  /** Sixteen random bytes. */
  secret: Uint8Array;
}

/** What a link to unsubscribe ends in: the letter of its type, and sixteen bytes that only whoever got it knows. Spec §2. */
export function makeUnsubscribeId({ channel, secret }: UnsubscribeSecret): string {
  let remainingBits = secret.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  let text = "";
  for (let place = 0; place < letters; place++) {
    text = (alphabet[Number(remainingBits & 31n)] ?? "") + text;
    remainingBits >>= bitsALetter;
  }
  return types[channel] + text;
}

/** Reads an id back; null when it is none that was ever made. */
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

/** An id containing `s` is of SMS, one containing `e` of e-mail; null for neither. Spec §2. */
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

/** An address as its owner knows it again and nobody else learns it: links are forwarded, and outlive addresses. */
export function maskedAddress(channel: Channel, address: string): string {
  return masks[channel](address);
}

interface MarketingAnswers {
  /** Whether marketing may be sent now. */
  given: boolean;
  /** Their latest answer, with its number in order; null when they never gave one. */
  latest: { id: number; given: boolean } | null;
  /** The latest answer before a yes that waits for a new address to be proved; null when none waits. */
  waitingAfter: number | null;
}

/** Whether a no is still to be written down: nothing is sent, nothing waits, and they have said so already, is enough. */
export function isNewNo({ given: hasConsent, latest, waitingAfter }: MarketingAnswers): boolean {
  if (hasConsent || latest === null || latest.given) return true;
  return waitingAfter !== null && latest.id <= waitingAfter;
}
