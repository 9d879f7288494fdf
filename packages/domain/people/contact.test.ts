import { expect, test } from "vitest";
import { readUsername } from "./contact.ts";

test.each([
  [" Anna@Example.se ", "46", { ok: true, kind: "email", email: "anna@example.se" }],
  ["070-174 06 05", "46", { ok: true, kind: "phone", phone: "+46701740605" }],
  ["06 12 34 56 78", "FR", { ok: true, kind: "phone", phone: "+33612345678" }],
  ["+46701740605", "33", { ok: true, kind: "phone", phone: "+46701740605" }],
  ["otto@xn--smrgs-pra0j.se", "46", { ok: true, kind: "email", email: "otto@smörgås.se" }],
  ["Otto@Smörgås.se\u200b", "46", { ok: true, kind: "email", email: "otto@smörgås.se" }],
  ["46 70 174 06 05", "33", { ok: true, kind: "phone", phone: "+46701740605" }],
  ["anna@", "46", { ok: false, reason: "INVALID_PHONE_OR_EMAIL" }],
  ["12", "46", { ok: false, reason: "INVALID_PHONE_OR_EMAIL" }],
  ["", "46", { ok: false, reason: "INVALID_PHONE_OR_EMAIL" }],
])("readUsername reads %j in country %s", (input, country, answer) => {
  expect(readUsername(input, country)).toEqual(answer);
});
