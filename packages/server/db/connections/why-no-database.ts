/** OpenSSL's codes of certificates with an unknown issuer, as in Node's `tls`. */
const untrusted = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/** Returns a sentence about a database URL that fails, with a remedy if known. Reveals no password. */
export function whyNoDatabase(variable: string, error: Error): string {
  const { code = "" } = error as { code?: string };
  if (untrusted.has(code))
    return `${variable} connects to a database whose certificate this machine does not trust (${error.message}). Add sslmode=verify-full&sslrootcert=<file> to it, where <file> is your provider's CA certificate (PEM).`;
  return `Cannot connect to the database of ${variable} (${error.message}).`;
}
