import { execFileSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { issuerId, makeGoogleAccount } from "#tests/outside/google-server.ts";
import { ConfigError, readConfig } from "../config.ts";
import { readGoogleKey, signToken } from "./google-key.ts";

const folder = temporaryFolder("google-key");
const { env, account, publicPem } = makeGoogleAccount(folder);
const read = (others: Record<string, string> = {}) => readGoogleKey(readConfig({ ...env, ...others }));

function written(name: string, content: unknown): Record<string, string> {
  const path = `${folder}/${name}.json`;
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return { GOOGLE_WALLET_KEY: path };
}

const curve = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "pem" });

test("readGoogleKey reads the file’s account and returns null without a file", () => {
  expect(read()).toMatchObject({ issuerId, email: account.client_email, keyId: "a1b2c3" });
  expect(readGoogleKey(readConfig({}))).toBeNull();
});

test("openssl verifies a token’s signature and refuses it for another text", () => {
  const key = read();
  if (!key) throw new Error("no key");
  const [head = "", claims = "", signature = ""] = signToken(key, { aud: "google" }).split(".");
  const at = (name: string, content: string | Buffer) => {
    writeFileSync(`${folder}/${name}`, content);
    return `${folder}/${name}`;
  };
  const fixed = [
    "-verify",
    at("public", publicPem),
    "-signature",
    at("signature", Buffer.from(signature, "base64url")),
  ];
  const verify = (text: string) =>
    execFileSync("openssl", ["dgst", "-sha256", ...fixed, at("signed", text)], { stdio: "pipe" }).toString();
  expect(verify(`${head}.${claims}`)).toContain("Verified OK");
  expect(() => verify(`${head}.${claims}x`)).toThrow();
  expect(JSON.parse(Buffer.from(head, "base64url").toString())).toEqual({ alg: "RS256", typ: "JWT", kid: key.keyId });
});

test.each([
  ["one of two", { GOOGLE_WALLET_ISSUER: "" }, /should be set together\.$/],
  ["an issuer in letters", { GOOGLE_WALLET_ISSUER: "stammis" }, /^GOOGLE_WALLET_ISSUER should be the issuer's id/],
  ["a file that is none", { GOOGLE_WALLET_KEY: "/nowhere.json" }, /^GOOGLE_WALLET_KEY should be a readable file/],
  ["no JSON", written("none", "-----BEGIN"), /should be a service account's key/],
  ["another kind of account", written("user", { ...account, type: "authorized_user" }), /a service account's key/],
  ["no key", written("keyless", { ...account, private_key: "secret" }), /should contain an RSA key in PEM format/],
  [
    "a key of another kind",
    written("curve", { ...account, private_key: curve }),
    /should contain an RSA key in PEM format/,
  ],
  ["an address without https", { PUBLIC_URL: "http://stammis.example" }, /should begin with https/],
])("a Google Wallet setting stops the start with a sentence: %s", (_, others, sentence) => {
  expect(() => read(others)).toThrow(ConfigError);
  expect(() => read(others)).toThrow(sentence);
});
