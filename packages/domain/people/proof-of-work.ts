import { sha256 } from "@noble/hashes/sha2.js";

/** Purposes that may require a proof of work: public forms that cause SMS at the merchant's cost. */
export const workPurposes = ["sign-up", "reset", "sign-in"] as const;
export type WorkPurpose = (typeof workPurposes)[number];

/**
 * The amount of work: many small parts instead of one large part, so that the duration varies little. About 65,000
 * hashes take less than a second on a phone.
 */
export interface Work {
  /** The server's challenge: bound to a purpose and a club, single-use, short-lived. */
  challenge: string;
  parts: number;
  bits: number;
}

export const workAsked = { parts: 16, bits: 12 } as const;

/** Writes the hash input into one block: 32 bytes of the challenge, the part's number and the counter. */
function blockOf(challenge: string): (part: number, counter: number) => Uint8Array {
  const bytes = new Uint8Array(40);
  bytes.set(sha256(new TextEncoder().encode(challenge)));
  const numbers = new DataView(bytes.buffer);
  return (part, counter) => {
    numbers.setUint32(32, part);
    numbers.setUint32(36, counter);
    return bytes;
  };
}

function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0) >>> (32 - bits) === 0;
}

const hashesAStep = 250;

/** Solves a challenge in steps of a fraction of a millisecond, so that the caller can yield between them. */
export function* solveWork({ challenge, parts, bits }: Work): Generator<void, number[]> {
  const block = blockOf(challenge);
  const solution: number[] = [];
  let hashes = 0;
  for (let part = 0; part < parts; part++) {
    let counter = 0;
    while (!beginsWithZeros(sha256(block(part, counter)), bits)) {
      counter++;
      if (++hashes % hashesAStep === 0) yield;
    }
    solution.push(counter);
  }
  return solution;
}

/** Whether a solution is valid: verifying takes one hash per part. */
export function isSolved({ challenge, parts, bits }: Work, solution: readonly number[]): boolean {
  const block = blockOf(challenge);
  return (
    solution.length === parts && solution.every((counter, part) => beginsWithZeros(sha256(block(part, counter)), bits))
  );
}
