import { hash, randomBytes, randomInt } from "node:crypto";
import { makeMembershipNumber } from "#packages/domain/people/membership-number.ts";

/** Returns 256 random bits in characters that are safe in e-mail. Only the hash is stored. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns a token of 144 random bits for an SMS, in which every character counts. */
export function makeShortToken(): string {
  return randomBytes(18).toString("base64url");
}

/** Returns a token for a device. It begins with the chain's number, because a device's call has no chain host. */
export function makeDeviceToken(chainId: number): string {
  return `${chainId}.${makeToken()}`;
}

/** Returns the chain that a device token claims; trust it only once that chain knows the token. */
export function chainIdIn(token: string): number | null {
  const [, id] = /^(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
  return id ? Number(id) : null;
}

export function hashToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}

export function newMembershipNumber(): string {
  return makeMembershipNumber(() => randomInt(10));
}
