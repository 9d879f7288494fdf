import * as z from "zod";
import { type GoogleKey, signToken } from "./google-key.ts";

const scope = "https://www.googleapis.com/auth/wallet_object.issuer";
const grantType = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const lastsSeconds = 3600;
/** Seconds before its expiry at which a token is renewed, so that it does not expire in transit. */
const earlierSeconds = 60;

/** Milliseconds to wait for Google: a member may be waiting after a press on the button. */
const waitMs = 8_000;

/** Google could not be reached or did not do what was requested. */
export class GoogleError extends Error {}

/** Sends a request to Google. Throws {@link GoogleError} if Google does not respond. */
export async function askGoogle(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(waitMs) });
  } catch (cause) {
    throw new GoogleError("Google does not answer", { cause });
  }
}

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** The service account's token, cached until it expires. */
export interface GoogleAccess {
  /** Returns a valid token. Throws if Google issues none. */
  token(): Promise<string>;
  /** Discards a token that was refused, so that the next call gets a new one. */
  forget(token: string): void;
}

/** Creates a cache of tokens, which Google grants for a signed assertion (RFC 7523). */
export function createGoogleAccess(key: GoogleKey, clock: () => Temporal.Instant): GoogleAccess {
  const { tokenUrl } = key;
  const seconds = () => Math.floor(clock().epochMilliseconds / 1000);

  async function ask() {
    const iat = seconds();
    const assertion = signToken(key, { scope, aud: tokenUrl, iat, exp: iat + lastsSeconds });
    const body = new URLSearchParams({ grant_type: grantType, assertion });
    const response = await askGoogle(tokenUrl, { method: "POST", body });
    const { data } = answer.safeParse(await response.json().catch(() => null));
    if (!response.ok || !data) throw new GoogleError(`Google gave no token: ${response.status}`);
    return { token: data.access_token, until: iat + data.expires_in - earlierSeconds };
  }

  type Kept = Awaited<ReturnType<typeof ask>>;
  let cachedAccess: Kept | null = null;
  let asking: Promise<Kept> | null = null;

  return {
    async token() {
      if (cachedAccess && cachedAccess.until > seconds()) return cachedAccess.token;
      // Concurrent callers share one request.
      asking ??= ask().finally(() => {
        asking = null;
      });
      cachedAccess = await asking;
      return cachedAccess.token;
    },
    forget(token) {
      if (cachedAccess?.token === token) cachedAccess = null;
    },
  };
}
