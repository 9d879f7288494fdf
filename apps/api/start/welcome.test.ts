import { describe, expect, test } from "vitest";
import { readConfig } from "#packages/server/config.ts";
import { type Demo, demoLogins } from "../demo/logins.ts";
import { welcomeText } from "./welcome.ts";

const demo: Demo = { clubs: [{ commercialName: "Kaffebönan", subdomain: "kaffebonan" }], logins: demoLogins };

describe("the welcome text", () => {
  test("lists the addresses and every demo login, in columns", () => {
    const lines = welcomeText(readConfig({ PORT: "3410" }), demo).split("\n");
    expect(lines).toContain("  Kaffebönan   http://kaffebonan.localhost:3410");
    expect(lines).toContain("  Outbox       http://localhost:3410/outbox");
    for (const { email, password } of demoLogins) {
      expect(lines.some((line) => line.includes(email) && line.endsWith(password))).toBe(true);
    }
    const places = demoLogins.map(({ email }) => lines.find((line) => line.includes(email))?.indexOf(email));
    expect(new Set(places).size).toBe(1);
    expect(lines.join("\n")).not.toContain("!!!");
  });

  test("lists no login without a demo, and names the command that makes an admin", () => {
    const text = welcomeText(readConfig({}), null);
    expect(text).toContain("create-admin");
    for (const { password } of demoLogins) expect(text).not.toContain(password);
  });

  test("warns when others can reach a server that delivers no messages", () => {
    const text = welcomeText(readConfig({ HOST: "0.0.0.0" }), null);
    expect(text).toContain("!!!");
    expect(text).toContain("SMTP_URL is not set");
    expect(text).toContain("SMS_PROVIDER is not set");
  });

  test("omits the warning when delivery is configured", () => {
    const delivers = { SMTP_URL: "smtp://mail:25", SMS_PROVIDER: "46elks", SMS_USERNAME: "u", SMS_PASSWORD: "p" };
    const text = welcomeText(readConfig({ HOST: "0.0.0.0", PUBLIC_URL: "https://stammis.example", ...delivers }), null);
    expect(text).not.toContain("!!!");
    expect(text).not.toContain("Outbox");
    expect(text).toContain("https://stammis.example");
  });
});
