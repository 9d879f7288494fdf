import { createHash, createPrivateKey, type KeyObject, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { type Config, ConfigError } from "../../config.ts";
import type { MimeMail } from "./mime.ts";

/** Who answers for the mail, and the key whose other half stands in the domain's name system. */
export interface DkimKey {
  domain: string;
  selector: string;
  key: KeyObject;
}

/** What is signed where it is there. One-click unsubscribing counts only when both of its lines are (RFC 8058). */
export const signedHeaders =
  "from to subject date message-id mime-version content-type list-unsubscribe list-unsubscribe-post".split(" ");

const fewestBits = 1024;

/**
 * The key that mail is signed with; null where none is configured. Throws {@link ConfigError} with a sentence when what is
 * configured would make signatures that nobody believes.
 */
export function readDkim({ mail }: Pick<Config, "mail">): DkimKey | null {
  const { domain, selector, key: file } = mail.dkim;
  if (!domain && !selector && !file) return null;
  let key: KeyObject;
  try {
    key = createPrivateKey(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError("DKIM_KEY should be a file that can be read, with a private RSA key as PEM.");
  }
  if (key.asymmetricKeyType !== "rsa" || (key.asymmetricKeyDetails?.modulusLength ?? 0) < fewestBits) {
    throw new ConfigError(`DKIM_KEY should be an RSA key of at least ${fewestBits} bits, better 2048.`);
  }
  const from = /@([^<>@\s]+)>?\s*$/.exec(mail.from)?.[1]?.toLowerCase() ?? "";
  if (from !== domain && !from.endsWith(`.${domain}`)) {
    throw new ConfigError(
      `DKIM_DOMAIN should be the domain of MAIL_FROM, or one above it: ${domain} does not speak for ${from}.`,
    );
  }
  return { domain, selector, key };
}

const signLater = promisify<string, Buffer, KeyObject, Buffer>(sign);

/** A header's lines, unfolded, as relaxed canonicalization writes them. */
function relaxed(header: string): Map<string, string> {
  const lines = header.split(/\r\n(?![ \t])/).filter(Boolean);
  return new Map(
    lines.map((line) => {
      const name = line.slice(0, line.indexOf(":")).trim().toLowerCase();
      return [
        name,
        line
          .slice(line.indexOf(":") + 1)
          .replace(/[ \t\r\n]+/g, " ")
          .trim(),
      ];
    }),
  );
}

/** The mail's DKIM-Signature (RFC 6376, relaxed/simple) as a header of its own, which stands before the others. */
export async function signDkim({ domain, selector, key }: DkimKey, { header, body }: MimeMail): Promise<string> {
  const given = relaxed(header);
  const names = signedHeaders.filter((name) => given.has(name));
  // In two lines: the header is folded at its spaces.
  const list = [names.slice(0, 6), names.slice(6)]
    .map((some) => some.join(":"))
    .filter(Boolean)
    .join(": ");
  const bodyHash = createHash("sha256").update(body).digest("base64");
  const unsigned = `v=1; a=rsa-sha256; c=relaxed/simple; d=${domain}; s=${selector}; h=${list}; bh=${bodyHash}; b=`;
  const signed = [...names.map((name) => `${name}:${given.get(name)}\r\n`), `dkim-signature:${unsigned}`].join("");
  const signature = (await signLater("sha256", Buffer.from(signed, "latin1"), key)).toString("base64");
  const folded = unsigned.replace(/([;:]) (?=[dhbl])/g, "$1\r\n ") + signature.replace(/.{1,70}/g, "\r\n $&");
  return `DKIM-Signature: ${folded}\r\n`;
}
