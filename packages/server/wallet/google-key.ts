import { createPrivateKey, type KeyObject, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";
import { type Config, ConfigError } from "../config.ts";

/** The operator's credentials for issuing Google Wallet cards. */
export interface GoogleKey {
  /** The issuer's digits; every id of a card begins with them. */
  issuerId: string;
  /** The issuer's service account. */
  email: string;
  keyId: string;
  key: KeyObject;
  /** The URL that exchanges a signed assertion for a token. */
  tokenUrl: string;
}

type Variables = Pick<Config, "googleWallet" | "publicUrl" | "local">;

const file = z.object({
  type: z.literal("service_account"),
  client_email: z.email(),
  private_key_id: z.string().min(1),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https?$/ }),
});

function readAccount(path: string): z.infer<typeof file> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new ConfigError(`GOOGLE_WALLET_KEY should be a readable file, but ${path} cannot be read.`);
  }
  try {
    return file.parse(JSON.parse(text));
  } catch {
    throw new ConfigError("GOOGLE_WALLET_KEY should be a service account's key file (JSON) from Google.");
  }
}

function readKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === "rsa") return key;
  } catch {
    // An unreadable key is reported below, like a key of another type.
  }
  throw new ConfigError("GOOGLE_WALLET_KEY should contain an RSA key in PEM format in private_key.");
}

/**
 * Reads the key of the service account; null without one. Throws {@link ConfigError} with a sentence for settings that
 * Google would refuse.
 */
export function readGoogleKey({ googleWallet, publicUrl, local }: Variables): GoogleKey | null {
  if (!googleWallet.key) return null;
  const account = readAccount(googleWallet.key);
  const key = readKey(account.private_key);
  if (publicUrl.protocol !== "https:" && !local) {
    throw new ConfigError("GOOGLE_WALLET_KEY is set, so PUBLIC_URL should begin with https://, which Google requires.");
  }
  return {
    issuerId: googleWallet.issuerId,
    email: account.client_email,
    keyId: account.private_key_id,
    key,
    tokenUrl: account.token_uri,
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Signs claims as a JSON Web Token of the service account (RFC 7515, RS256). */
export function signToken({ key, keyId, email }: GoogleKey, claims: Readonly<Record<string, unknown>>): string {
  const signed = `${encoded({ alg: "RS256", typ: "JWT", kid: keyId })}.${encoded({ iss: email, ...claims })}`;
  return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), key).toString("base64url")}`;
}
