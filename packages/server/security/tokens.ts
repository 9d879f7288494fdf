import { hash, randomBytes, randomInt } from "node:crypto";
import { makeMembershipNumber } from "#packages/domain/people/membership-number.ts";

/** 256 random bits, in letters that survive an e-mail. Only its hash is stored. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** 144 random bits: for an SMS, where every letter counts. */
export function makeShortToken(): string {
  return randomBytes(18).toString("base64url");
}

/** The same for a device, which belongs to a chain and is called by no host of it: the chain's number stands before it. */
export function makeDeviceToken(chainId: number): string {
  return `${chainId}.${makeToken()}`;
}

/** The chain a device's token says it is of; to be believed only when that chain knows the token. */
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
