import { sha256 } from "@noble/hashes/sha2.js";

/** What a browser may be asked to work for: public forms that would spend a merchant's SMS. */
export const workPurposes = ["sign-up", "reset"] as const;
export type WorkPurpose = (typeof workPurposes)[number];

/**
 * How much: many small parts instead of one large, so that it takes about as long each time. 65,000 hashes or so, less
 * than a second on a phone.
 */
export interface Work {
  /** What the server gave: bound to a purpose and a club, used once, short-lived. */
  challenge: string;
  parts: number;
  bits: number;
}

export const workAsked = { parts: 16, bits: 12 } as const;

/** 32 bytes of the challenge, the part's number and the counter, in one block of the hash. */
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

/** Solves it, in steps of a fraction of a millisecond's work each: whoever runs it decides when to let others in. */
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

/** Whether the work was done: one hash a part. */
export function isSolved({ challenge, parts, bits }: Work, solution: readonly number[]): boolean {
  const block = blockOf(challenge);
  return (
    solution.length === parts && solution.every((counter, part) => beginsWithZeros(sha256(block(part, counter)), bits))
  );
}
