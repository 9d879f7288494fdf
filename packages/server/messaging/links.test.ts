import { expect, test } from "vitest";
import { clubLink, officeLink } from "./links.ts";

const chain = { subdomain: "kaffe" };

test("a club’s link has its stored subdomain on the configured host, port and scheme", () => {
  const config = { publicUrl: new URL("http://localhost:3000") };
  expect(clubLink(config, chain, "/login")).toBe("http://kaffe.localhost:3000/login");
  expect(officeLink(config, "/login")).toBe("http://localhost:3000/login");
  expect(clubLink({ publicUrl: new URL("https://stammis.example") }, chain)).toBe("https://kaffe.stammis.example/");
});
