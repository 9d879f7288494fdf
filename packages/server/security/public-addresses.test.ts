import { expect, test } from "vitest";
import { isPublicAddress } from "./public-addresses.ts";

const machines = ["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"];
const machines6 = ["::1", "::", "fe80::1", "fd00::1", "fec0::1", "2001:4860:4860::8888%eth0"];
const carriers = ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1"];
const reserved = ["2002:7f00:1::", "2001::1", "2001:db8::1", "3fff::1", "3fff:fff::1", "5f00::1", "100::1", "ff02::1"];

test.each([...machines, ...machines6, ...carriers, ...reserved, "4000::1", "localhost", ""])(
  "isPublicAddress refuses %j",
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);

test.each(["8.8.8.8", "172.32.0.1", "2a00:1450:400f:80d::200e", "2620:fe::fe", "3fff:1000::1"])(
  "isPublicAddress accepts %j",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
