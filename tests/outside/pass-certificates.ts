import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { temporaryFolder } from "../api/temporary.ts";

const openssl = (...words: string[]) => execFileSync("openssl", words, { stdio: ["ignore", "pipe", "pipe"] });

export const passType = "pass.example.stammis";
export const teamId = "TEAM123456";

/** Makes an authority like Apple's, a pass type certificate issued by it, and one for a server; all as files. */
export function makePassCertificates() {
  const folder = temporaryFolder("passes");
  const at = (name: string) => `${folder}/${name}.pem`;
  const key = ["-newkey", "rsa:2048", "-nodes", "-keyout"];
  openssl(
    "req",
    "-x509",
    ...key,
    at("ca-key"),
    "-out",
    at("ca"),
    "-days",
    "7300",
    "-subj",
    "/CN=WWDR of a test/O=Test",
  );
  const issue = (name: string, subject: string, extension: string) => {
    openssl("req", ...key, at(`${name}-key`), "-out", at(`${name}-request`), "-subj", subject);
    writeFileSync(at(`${name}-extension`), extension);
    const signed = ["-CA", at("ca"), "-CAkey", at("ca-key"), "-set_serial", "7", "-days", "7300"];
    openssl(
      "x509",
      "-req",
      "-in",
      at(`${name}-request`),
      "-out",
      at(name),
      ...signed,
      "-extfile",
      at(`${name}-extension`),
    );
  };
  issue(
    "pass",
    `/UID=${passType}/CN=Pass Type ID/OU=${teamId}/O=Test`,
    "extendedKeyUsage=clientAuth,emailProtection\n",
  );
  issue("server", "/CN=localhost", "subjectAltName=DNS:localhost\n");
  openssl("rsa", "-aes256", "-in", at("pass-key"), "-out", at("pass-locked"), "-passout", "pass:hemligt");
  const env = {
    APPLE_PASS_CERTIFICATE: at("pass"),
    APPLE_PASS_KEY: at("pass-key"),
    APPLE_WWDR_CERTIFICATE: at("ca"),
  };
  return { env, at, text: (name: string) => readFileSync(at(name), "utf8") };
}

/** Throws unless a detached signature of these bytes is valid under the authority. */
export function checkSignature(signature: Buffer, signed: Buffer, authority: string): void {
  const folder = temporaryFolder("signature");
  writeFileSync(`${folder}/signature`, signature);
  writeFileSync(`${folder}/signed`, signed);
  const input = ["-inform", "DER", "-in", `${folder}/signature`, "-content", `${folder}/signed`];
  openssl("cms", "-verify", "-binary", ...input, "-CAfile", authority, "-purpose", "any", "-out", `${folder}/out`);
}

/** Reads a `.pkpass` like a phone. */
export function openPass(bytes: Buffer) {
  const files = unzipSync(new Uint8Array(bytes));
  const file = (name: string) => Buffer.from(files[name] ?? []);
  const texts = (language: string) => {
    const strings = file(`${language}.lproj/pass.strings`);
    const read = strings[0] === 0xff ? strings.toString("utf16le") : strings.toString();
    return Object.fromEntries([...read.matchAll(/^"(.+?)" = "(.*)";$/gm)].map(([, key, value]) => [key, value]));
  };
  return { names: Object.keys(files), file, pass: JSON.parse(file("pass.json").toString()), texts };
}
