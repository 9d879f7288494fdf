import { createHmac } from "node:crypto";
import type { Channel } from "#packages/domain/people/channels.ts";
import { idsEach } from "#packages/server/db/schema/ids-of-installation.ts";

/** Letters that sound different when read aloud. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const letters = 16;
/** The digits of a base 32 number in JavaScript. */
const digits = "0123456789abcdefghijklmnopqrstuv";
const letterOf = Object.fromEntries([...digits].map((digit, at) => [digit, alphabet[at]]));
const half = 40n;
const mask = (1n << half) - 1n;
const rounds = 4;
/** The bits: a 0, 7 for the sendout's installation, 31 for its number there, 1 for the medium, 40 for the member. */
const sendoutBits = 31n;
const packed = (id: bigint) => ((id / idsEach) << sendoutBits) | (id % idsEach);
const unpacked = (bits: bigint) => (bits >> sendoutBits) * idsEach + (bits & ((1n << sendoutBits) - 1n));
const leftBits = 39n;

/** A code has one bit for the medium. */
const bitOf: Readonly<Record<Channel, bigint>> = { EMAIL: 0n, SMS: 1n };

/** The recipient of a tracked link's message. */
export interface RecipientCode {
  sendoutId: number;
  medium: Channel;
  memberId: number;
}

function mixed(key: Buffer, round: number, value: bigint): bigint {
  const digest = createHmac("sha256", key).update(`${round} ${value}`).digest();
  return BigInt(digest.readUIntBE(0, 5));
}

/** Returns sixteen letters that identify the recipient only with the key. */
export function writeRecipientCode(key: Buffer, { sendoutId, medium, memberId }: RecipientCode): string {
  const id = BigInt(sendoutId);
  let left = (packed(id) << 1n) | bitOf[medium];
  let right = BigInt(memberId);
  if ((id % idsEach) >> sendoutBits || left >> leftBits || right >> half)
    throw new Error("the sendout or member id is too large for a recipient code");
  for (let round = 0; round < rounds; round++) [left, right] = [right, left ^ mixed(key, round, right)];
  const digitText = ((left << half) | right).toString(digits.length).padStart(letters, "0");
  return digitText.replace(/./g, (digit) => letterOf[digit] ?? "");
}

/** Returns the recipient of a code; null when the code is not ours. */
export function readRecipientCode(key: Buffer, code: string): RecipientCode | null {
  const places = [...code].map((letter) => alphabet.indexOf(letter));
  if (places.length !== letters || places.includes(-1)) return null;
  const packedCode = places.reduce((number, place) => (number << 5n) | BigInt(place), 0n);
  let [left, right] = [packedCode >> half, packedCode & mask];
  for (let round = rounds - 1; round >= 0; round--) [left, right] = [right ^ mixed(key, round, left), left];
  if (left >> leftBits) return null;
  return {
    sendoutId: Number(unpacked(left >> 1n)),
    medium: left & bitOf.SMS ? "SMS" : "EMAIL",
    memberId: Number(right),
  };
}

/** A code of the usual length, for measuring. */
export const anyCode = "0".repeat(letters);
