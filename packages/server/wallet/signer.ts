import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Config, ConfigError } from "../config.ts";

/** The operator's credentials for issuing passes, as PEM texts, with the certificate's facts. */
export interface Signer {
  /** `pass.` and a name; also the topic of pushes. */
  passType: string;
  teamId: string;
  certificate: string;
  key: string;
  keyPassword: string;
  /** Apple's certificate that issued the operator's certificate. */
  issuer: string;
  validTo: Temporal.Instant;
}

type Variables = Pick<Config, "applePass" | "publicUrl" | "local">;

function readText(variable: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new ConfigError(`${variable} should be a readable file, but ${path} cannot be read.`);
  }
}

function readCertificate(variable: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new ConfigError(`${variable} should be a certificate in PEM format (-----BEGIN CERTIFICATE-----).`);
  }
}

function readKey(pem: string, passphrase: string) {
  try {
    return createPrivateKey({ key: pem, ...(passphrase && { passphrase }) });
  } catch {
    throw new ConfigError(
      "APPLE_PASS_KEY should be the certificate's private key in PEM format, and APPLE_PASS_KEY_PASSWORD its passphrase.",
    );
  }
}

const fact = (subject: string, name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(subject)?.[1] ?? "";

/**
 * Reads the signing certificate; null without one. Throws {@link ConfigError} with a sentence for settings whose passes
 * phones would refuse.
 */
export function readSigner({ applePass, publicUrl, local }: Variables, now: Temporal.Instant): Signer | null {
  if (!applePass.certificate) return null;
  const certificate = readText("APPLE_PASS_CERTIFICATE", applePass.certificate);
  const key = readText("APPLE_PASS_KEY", applePass.key);
  const issuer = readText("APPLE_WWDR_CERTIFICATE", applePass.issuer);
  const own = readCertificate("APPLE_PASS_CERTIFICATE", certificate);
  const apples = readCertificate("APPLE_WWDR_CERTIFICATE", issuer);
  const passType = fact(own.subject, "UID");
  const teamId = fact(own.subject, "OU");
  if (!passType.startsWith("pass.") || !teamId) {
    throw new ConfigError(
      "APPLE_PASS_CERTIFICATE should be a Pass Type ID certificate. This file has no pass type and team.",
    );
  }
  if (!own.checkPrivateKey(readKey(key, applePass.keyPassword))) {
    throw new ConfigError(
      "APPLE_PASS_KEY should be the private key of APPLE_PASS_CERTIFICATE, but the two do not match.",
    );
  }
  if (!own.checkIssued(apples) || !own.verify(apples.publicKey)) {
    throw new ConfigError("APPLE_WWDR_CERTIFICATE should be the certificate that issued APPLE_PASS_CERTIFICATE.");
  }
  const validTo = Temporal.Instant.fromEpochMilliseconds(
    Math.min(own.validToDate.getTime(), apples.validToDate.getTime()),
  );
  if (Temporal.Instant.compare(validTo, now) <= 0) {
    throw new ConfigError(
      `APPLE_PASS_CERTIFICATE and APPLE_WWDR_CERTIFICATE should be valid, but one expired on ${validTo}.`,
    );
  }
  if (publicUrl.protocol !== "https:" && !local) {
    throw new ConfigError(
      "APPLE_PASS_CERTIFICATE is set, so PUBLIC_URL should begin with https://, which phones require.",
    );
  }
  return { passType, teamId, certificate, key, keyPassword: applePass.keyPassword, issuer, validTo };
}
