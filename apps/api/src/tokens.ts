import { createHash, randomBytes, randomInt } from "node:crypto";
import { makeMembershipNumber } from "@stammis/domain/membership-number";

/** 256 random bits, in letters that survive an e-mail. Only its hash is stored. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** 144 random bits: for an SMS, where every letter counts. */
export function makeShortToken(): string {
  return randomBytes(18).toString("base64url");
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export function newMembershipNumber(): string {
  return makeMembershipNumber(() => randomInt(10));
}
