import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isSolved, type Work, type WorkPurpose, workAsked } from "#packages/domain/people/proof-of-work.ts";
import type { Database } from "../db/database.ts";
import { refuse, TooManyRequests } from "../request/refusal.ts";
import type { Limits } from "./limits.ts";

/** A proof as a form sends it. */
export interface Proof {
  challenge: string;
  solution: number[];
}

export interface SentForm {
  chainId: number;
  /** The request's source, as rate limits count it. */
  source: string;
  proof: Proof | undefined;
}

/** Proof of work for forms that cause SMS at a merchant's cost without a sign-in. */
export interface Challenges {
  make(purpose: WorkPurpose, chainId: number): Promise<Work>;
  /**
   * Accepts each proof once, for its purpose and club. Without a proof, accepts a few requests per source and club.
   * Refuses with WORK_NOT_DONE for an invalid proof, and with PROOF_REQUIRED after too many requests without one.
   */
  accept(purpose: WorkPurpose, form: SentForm): Promise<void>;
}

/** The lifetime of a challenge: ten minutes, for a visitor who is interrupted at the form. */
const liveSeconds = 10 * 60;
const shape = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/;

export function createChallenges(db: Database, limits: Limits, clock: () => Temporal.Instant): Challenges {
  let secret: Promise<Buffer> | null = null;
  function signingSecret(): Promise<Buffer> {
    secret ??= db.platform
      .selectFrom("platform_secret")
      .select("value")
      .where("name", "=", "challenge")
      .executeTakeFirstOrThrow()
      .then(({ value }) => value);
    // Forgets a read that failed, so that the next request reads the secret again.
    secret.catch(() => {
      secret = null;
    });
    return secret;
  }

  async function sign(purpose: WorkPurpose, chainId: number, until: string, nonce: string): Promise<Buffer> {
    return createHmac("sha256", await signingSecret())
      .update(`${purpose} ${chainId} ${until} ${nonce}`)
      .digest();
  }

  async function isOurs(purpose: WorkPurpose, chainId: number, challenge: string): Promise<boolean> {
    const [, until = "", nonce = "", signature = ""] = shape.exec(challenge) ?? [];
    if (!signature || Number.parseInt(until, 36) <= clock().epochMilliseconds) return false;
    return timingSafeEqual(await sign(purpose, chainId, until, nonce), Buffer.from(signature, "base64url"));
  }

  /** Accepts a few forms without a proof, because the specification's payloads contain none. Spec §7. */
  async function spendUnproved({ chainId, source }: SentForm): Promise<void> {
    try {
      await limits.spendSource("unprovedSmsPerSource", source);
      await limits.spend("unprovedSmsPerChain", String(chainId));
    } catch (error) {
      if (error instanceof TooManyRequests) refuse("PROOF_REQUIRED");
      throw error;
    }
  }

  return {
    async make(purpose, chainId) {
      const until = (clock().epochMilliseconds + liveSeconds * 1000).toString(36);
      const nonce = randomBytes(16).toString("base64url");
      const signature = await sign(purpose, chainId, until, nonce);
      return { challenge: `${until}.${nonce}.${signature.toString("base64url")}`, ...workAsked };
    },
    async accept(purpose, form) {
      const { chainId, proof } = form;
      if (!proof) return spendUnproved(form);
      const { challenge, solution } = proof;
      const isValid = (await isOurs(purpose, chainId, challenge)) && isSolved({ challenge, ...workAsked }, solution);
      if (!isValid || !(await limits.isFirst("challenge", challenge, liveSeconds))) refuse("WORK_NOT_DONE");
    },
  };
}
