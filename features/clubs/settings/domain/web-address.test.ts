import { expect, test } from "vitest";
import { checkWebAddress } from "./web-address.ts";

test.each([
  ["https://bella.se", "https://bella.se"],
  [" https://bella.se/ ", "https://bella.se"],
  ["bella.se", "https://bella.se"],
  ["bella.se:8443/meny", "https://bella.se:8443/meny"],
  ["https://Bella.se/meny?dag=1#lunch", "https://bella.se/meny?dag=1#lunch"],
  ["https://räksmörgås.se/", "https://xn--rksmrgs-5wao1o.se"],
])("checkWebAddress stores %s as %s", (input, value) => expect(checkWebAddress(input)).toEqual({ ok: true, value }));

test.each([
  "",
  "bella",
  "http://bella.se",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://bella.se",
  "https://user:word@bella.se",
  "https://127.0.0.1/",
  "https://localhost/",
  "bella se",
  "https://bella.se/\nx",
])("checkWebAddress refuses %j", (input) =>
  expect(checkWebAddress(input)).toEqual({ ok: false, reason: "INVALID_URL" }),
);
