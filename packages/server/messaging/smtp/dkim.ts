import { createPrivateKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import type { DKIMOptions } from "nodemailer";
import { type Config, ConfigError } from "../../config.ts";

/** The domain that signs mail, and the private half of the key in its DNS record. */
export interface DkimKey {
  domain: string;
  selector: string;
  key: KeyObject;
}

/** One-click unsubscribing requires that both List-Unsubscribe headers are signed (RFC 8058); nodemailer's list lacks one. */
const signedHeaders =
  "from:to:subject:date:message-id:mime-version:content-type:list-unsubscribe:list-unsubscribe-post";

const fewestBits = 1024;

/**
 * Reads the signing key; null without one. Throws {@link ConfigError} with a sentence if the settings would produce
 * invalid signatures.
 */
export function readDkim({ mail }: Pick<Config, "mail">): DkimKey | null {
  const { domain, selector, key: file } = mail.dkim;
  if (!domain && !selector && !file) return null;
  let key: KeyObject;
  try {
    key = createPrivateKey(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError("DKIM_KEY should be a readable file with a private RSA key in PEM format.");
  }
  if (key.asymmetricKeyType !== "rsa" || (key.asymmetricKeyDetails?.modulusLength ?? 0) < fewestBits) {
    throw new ConfigError(`DKIM_KEY should be an RSA key of at least ${fewestBits} bits; 2048 bits are recommended.`);
  }
  const from = /@([^<>@\s]+)>?\s*$/.exec(mail.from)?.[1]?.toLowerCase() ?? "";
  if (from !== domain && !from.endsWith(`.${domain}`)) {
    throw new ConfigError(
      `DKIM_DOMAIN should be the domain of MAIL_FROM or a parent of it. ${domain} cannot sign mail from ${from}.`,
    );
  }
  return { domain, selector, key };
}

/** Returns nodemailer's options for signing every mail. */
export const dkimOptions = ({ domain, selector, key }: DkimKey): DKIMOptions => ({
  domainName: domain,
  keySelector: selector,
  // A parsed key object: nodemailer would parse a PEM text again for each mail.
  privateKey: key,
  headerFieldNames: signedHeaders,
});
