import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const PUBLIC_URL = "https://stammis.example";

describe("the trusted proxies", () => {
  test.each([
    ["127.0.0.1", ["127.0.0.1"]],
    [" 10.0.0.7 , 10.1.0.0/16 ", ["10.0.0.7", "10.1.0.0/16"]],
    ["10.0.0.0/8,fd12:3456::/48,::1", ["10.0.0.0/8", "fd12:3456::/48", "::1"]],
  ])("are read from %s", (text, proxies) => {
    expect(readConfig({ TRUST_PROXY: text, PUBLIC_URL }).trustedProxies).toEqual(proxies);
  });

  test.each([
    ...["1", "true", "0", "loopback", "proxy.example", "10.0.0.7/33", "10.0.0", "fd00::/129", "10.0.0.7/"],
    ...["0.0.0.0", "0.0.0.0/0", "0.0.0.0/1,128.0.0.0/1", "::", "::/0", "::/16", "::ffff:0:0/96", "2000::/3"],
  ])("stop the start with an error that names the variable if given as %s", (text) => {
    const start = () => readConfig({ TRUST_PROXY: text, PUBLIC_URL });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/^TRUST_PROXY should be the addresses or networks of the reverse proxy, .*\.$/);
  });

  test("require a public URL, and then the server does not count as local", () => {
    expect(() => readConfig({ TRUST_PROXY: "127.0.0.1" })).toThrow(/^TRUST_PROXY is set, so PUBLIC_URL should be/);
    expect(readConfig({ TRUST_PROXY: "127.0.0.1", PUBLIC_URL }).local).toBe(false);
    expect(readConfig({}).local).toBe(true);
  });
});

describe("the storage of uploaded files", () => {
  const key = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "very-secret" };

  test("is the data folder without a bucket, else the bucket with its key", () => {
    expect(readConfig({}).files.bucket).toBe("");
    expect(readConfig({ S3_BUCKET: "pictures", ...key }).files).toMatchObject({ bucket: "pictures", keyId: "id" });
  });

  test.each([
    [{ S3_BUCKET: "pictures" }, "S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY should be set."],
    [
      { S3_BUCKET: "pictures", S3_SECRET_ACCESS_KEY: "very-secret" },
      "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY should",
    ],
    [key, "S3_BUCKET should be the name of a bucket"],
    [{ S3_BUCKET: "Pictures/of us", ...key }, "S3_BUCKET should be the name of a bucket for uploaded files"],
    [
      { S3_BUCKET: "pictures", ...key, S3_ENDPOINT: "s3.example" },
      "S3_ENDPOINT should be the address of an S3-compatible service",
    ],
    [{ S3_BUCKET: "pictures", ...key, S3_REGION: "north!" }, "S3_REGION should be the bucket's region"],
  ])("stops the start with an error that does not reveal the secret for %j", (env, sentence) => {
    const start = () => readConfig(env);
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(sentence);
    expect(start).not.toThrow("very-secret");
  });
});

describe("the drain time of a stopping server", () => {
  test.each([
    [{}, 0],
    [{ DRAIN_SECONDS: "" }, 0],
    [{ DRAIN_SECONDS: "3" }, 3],
    [{ HOST: "0.0.0.0" }, 5],
    [{ PUBLIC_URL }, 5],
    [{ PUBLIC_URL, DRAIN_SECONDS: "0" }, 0],
  ])("is read from %j", (env, seconds) => {
    expect(readConfig(env).drainSeconds).toBe(seconds);
  });

  test.each(["-1", "601", "soon", "1.5"])(
    "stops the start with an error that names the variable if given as %s",
    (DRAIN_SECONDS) => {
      expect(() => readConfig({ DRAIN_SECONDS })).toThrow(/^DRAIN_SECONDS should be the seconds to keep serving .*\.$/);
    },
  );
});

describe("the number of an installation", () => {
  test.each([
    [undefined, 0],
    ["0", 0],
    ["1", 1],
    ["99", 99],
  ])("is read from %s as %i", (INSTALLATION, number) => {
    expect(readConfig({ INSTALLATION }).installation).toBe(number);
  });

  test.each(["-1", "100", "1.5", "one"])(
    "stops the start with an error that names the variable if given as %s",
    (INSTALLATION) => {
      expect(() => readConfig({ INSTALLATION })).toThrow(
        /^INSTALLATION should be a number that is unique among your installations, 0 to 99/,
      );
    },
  );
});

describe("the rate limits", () => {
  test("are the defaults unless configured", () => {
    const { publicSmsPerChain, contactSmsPerChain } = readConfig({ RATE_LIMITS: "publicSmsPerChain=500" }).rateLimits;
    expect([publicSmsPerChain.points, contactSmsPerChain.points]).toEqual([500, 200]);
  });

  test.each(["publicSms=5", "publicSmsPerChain=many", "publicSmsPerChain"])("stop the start if given as %s", (text) => {
    expect(() => readConfig({ RATE_LIMITS: text })).toThrow(/^RATE_LIMITS should be .*publicSmsPerChain/);
  });
});

describe("a URL with a password", () => {
  test.each([
    "postgres://stammis:12/hemligt@db.example/stammis",
    "postgres://stammis:pa@hemligt/x@db.example/stammis",
    "postgres://stammis:12?hemligt@db.example/stammis",
    "postgres://stammis:12#hemligt@db.example/stammis",
    "postgres://stammis:hemligt/1@db.example/stammis",
    "postgres://stammis:100%hemligt@db.example/stammis",
  ])("stops the start without revealing any part of it if not percent-encoded: %s", (address) => {
    for (const name of ["DATABASE_URL", "APP_DATABASE_URL", "DATABASE_REPLICA_URL"]) {
      const start = () => readConfig({ [name]: address });
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(`${name} should be postgres://user:password@host:port/database, with every @`);
      expect(start).not.toThrow("hemligt");
    }
    const smtp = () => readConfig({ SMTP_URL: address.replace("postgres", "smtp") });
    expect(smtp).toThrow(/^SMTP_URL should be smtp:.* percent-encoded/);
    expect(smtp).not.toThrow("hemligt");
  });

  test.each([
    "postgres://stammis:p%40ss%2Fword%25@db.example:5432/stammis?sslmode=verify-full&sslrootcert=/etc/ca.pem",
    "postgres://stammis:p@ss@db.example/stammis",
    "postgres://db.example/stammis",
  ])("is used unchanged: %s", (databaseUrl) => {
    expect(readConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });
});
