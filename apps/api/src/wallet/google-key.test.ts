import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { issuerId, makeGoogleAccount } from "../../test/google-server.ts";
import { temporaryFolder } from "../../test/temporary.ts";
import { ConfigError, readConfig } from "../config.ts";
import { readGoogleKey } from "./google-key.ts";

const folder = temporaryFolder("google-key");
const { env, account } = makeGoogleAccount(folder);
const read = (others: Record<string, string> = {}) => readGoogleKey(readConfig({ ...env, ...others }));

function written(name: string, content: unknown): Record<string, string> {
  const path = `${folder}/${name}.json`;
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return { GOOGLE_WALLET_KEY: path };
}

const curve = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "pem" });

test("the account is the file's; without one there is none", () => {
  expect(read()).toMatchObject({ issuerId, email: account.client_email, keyId: "a1b2c3" });
  expect(readGoogleKey(readConfig({}))).toBeNull();
});

test.each([
  ["one of two", { GOOGLE_WALLET_ISSUER: "" }, /should be set together\.$/],
  ["an issuer in letters", { GOOGLE_WALLET_ISSUER: "stammis" }, /^GOOGLE_WALLET_ISSUER should be the issuer's id/],
  ["a file that is none", { GOOGLE_WALLET_KEY: "/nowhere.json" }, /^GOOGLE_WALLET_KEY should be a file that can be/],
  ["no JSON", written("none", "-----BEGIN"), /should be a service account's key/],
  ["another kind of account", written("user", { ...account, type: "authorized_user" }), /a service account's key/],
  ["no key", written("keyless", { ...account, private_key: "secret" }), /should hold an RSA key as PEM/],
  ["a key of another kind", written("curve", { ...account, private_key: curve }), /should hold an RSA key as PEM/],
  ["an address without https", { PUBLIC_URL: "http://stammis.example" }, /should begin with https/],
])("%s stops the start with a sentence", (_, others, sentence) => {
  expect(() => read(others)).toThrow(ConfigError);
  expect(() => read(others)).toThrow(sentence);
});
