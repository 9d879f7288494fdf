import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const PUBLIC_URL = "https://stammis.example";

describe("whom the server believes about others", () => {
  test.each([
    ["127.0.0.1", ["127.0.0.1"]],
    [" 10.0.0.7 , 10.1.0.0/16 ", ["10.0.0.7", "10.1.0.0/16"]],
    ["10.0.0.0/8,fd12:3456::/48,::1", ["10.0.0.0/8", "fd12:3456::/48", "::1"]],
  ])("%s", (text, proxies) => {
    expect(readConfig({ TRUST_PROXY: text, PUBLIC_URL }).trustedProxies).toEqual(proxies);
  });

  test.each([
    ...["1", "true", "0", "loopback", "proxy.example", "10.0.0.7/33", "10.0.0", "fd00::/129", "10.0.0.7/"],
    ...["0.0.0.0", "0.0.0.0/0", "0.0.0.0/1,128.0.0.0/1", "::", "::/0", "::/16", "::ffff:0:0/96", "2000::/3"],
  ])("%s stops the start with a sentence", (text) => {
    const start = () => readConfig({ TRUST_PROXY: text, PUBLIC_URL });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/^TRUST_PROXY should be the addresses or networks of the reverse proxy in front, .*\.$/);
  });

  test("a proxy lets others in, so the address they use is named; and then nothing is this machine's alone", () => {
    expect(() => readConfig({ TRUST_PROXY: "127.0.0.1" })).toThrow(/^TRUST_PROXY is set, so PUBLIC_URL should be/);
    expect(readConfig({ TRUST_PROXY: "127.0.0.1", PUBLIC_URL }).local).toBe(false);
    expect(readConfig({}).local).toBe(true);
  });
});
