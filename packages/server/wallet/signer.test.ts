import { expect, test } from "vitest";
import { makePassCertificates, passType, teamId } from "#tests/outside/pass-certificates.ts";
import { ConfigError, readConfig } from "../config.ts";
import { readSigner } from "./signer.ts";

const { env, at } = makePassCertificates();
const now = Temporal.Instant.from("2026-11-21T12:00:00Z");
const read = (others: Record<string, string> = {}, when = now) => readSigner(readConfig({ ...env, ...others }), when);

test("readSigner takes pass type and team from the certificate and returns null without one", () => {
  expect(read()).toMatchObject({ passType, teamId });
  expect(readSigner(readConfig({}), now)).toBeNull();
  expect(read({ APPLE_PASS_KEY: at("pass-locked"), APPLE_PASS_KEY_PASSWORD: "hemligt" })).toMatchObject({ passType });
});

test.each([
  ["one of three", { APPLE_PASS_KEY: "" }, /should be set together\.$/],
  [
    "a file that is none",
    { APPLE_PASS_CERTIFICATE: "/nowhere.pem" },
    /^APPLE_PASS_CERTIFICATE should be a readable file/,
  ],
  [
    "no certificate",
    { APPLE_PASS_CERTIFICATE: at("pass-key") },
    /^APPLE_PASS_CERTIFICATE should be a certificate in PEM format/,
  ],
  ["another's certificate", { APPLE_PASS_CERTIFICATE: at("server") }, /has no pass type and team\.$/],
  ["another's key", { APPLE_PASS_KEY: at("server-key") }, /the two do not match\.$/],
  ["a locked key", { APPLE_PASS_KEY: at("pass-locked") }, /^APPLE_PASS_KEY should be the certificate's private key/],
  ["another issuer", { APPLE_WWDR_CERTIFICATE: at("server") }, /^APPLE_WWDR_CERTIFICATE should be the certificate/],
  ["an address without https", { PUBLIC_URL: "http://stammis.example" }, /should begin with https/],
])("an Apple Wallet setting stops the start with a sentence: %s", (_, others, sentence) => {
  expect(() => read(others)).toThrow(ConfigError);
  expect(() => read(others)).toThrow(sentence);
});

test("an expired Apple Wallet certificate stops the start", () => {
  expect(() => read({}, now.add({ hours: 24 * 365 * 30 }))).toThrow(
    /^APPLE_PASS_CERTIFICATE and APPLE_WWDR_CERTIFICATE should be valid/,
  );
});
