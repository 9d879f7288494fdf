import { expect, test } from "vitest";
import { isPublicAddress, PrivateAddress, publicLookup } from "./public-addresses.ts";

test("addresses of machines themselves, of networks at home and of clouds' own services are not public", () => {
  const closed = ["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"];
  const closed6 = [
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
  ];
  for (const each of [...closed, ...closed6, "localhost", ""])
    expect([each, isPublicAddress(each)]).toEqual([each, false]);
  for (const each of ["8.8.8.8", "172.32.0.1", "2a00:1450:400f:80d::200e"])
    expect([each, isPublicAddress(each)]).toEqual([each, true]);
});

test("a name that leads to this machine is refused before anything is connected", async () => {
  const refused = await new Promise((resolve) => publicLookup("localhost", {}, (error) => resolve(error)));
  expect(refused).toBeInstanceOf(PrivateAddress);
});
