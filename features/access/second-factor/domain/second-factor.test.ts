import { describe, expect, test } from "vitest";
import { makeRecoveryCode, normaliseRecoveryCode, type SecondStepFacts, secondStepDue } from "./second-factor.ts";

const nobody: SecondStepFacts = {
  role: "ROLE_CASHIER",
  hasFactor: false,
  deviceTrusted: false,
  demanded: false,
  demonstration: false,
};

describe("the second step due after a correct password", () => {
  test.each<[string, Partial<SecondStepFacts>, string]>([
    ["nothing, for staff who have chosen none", {}, "NONE"],
    ["their code, for whoever has one", { hasFactor: true }, "CODE"],
    ["nothing, on a device they trust", { hasFactor: true, deviceTrusted: true }, "NONE"],
    ["setting it up, for an admin without", { role: "ROLE_ADMIN" }, "SET_UP"],
    ["nothing, for the admin of a demonstration", { role: "ROLE_ADMIN", demonstration: true }, "NONE"],
    [
      "the code, for the admin of a demonstration who has one",
      { role: "ROLE_ADMIN", demonstration: true, hasFactor: true },
      "CODE",
    ],
    ["setting it up, where the company demands it", { demanded: true }, "SET_UP"],
    [
      "setting it up, in a demonstration too when the company demands it",
      { demanded: true, demonstration: true },
      "SET_UP",
    ],
    [
      "setting it up on a device that once was trusted, when there is none left",
      { demanded: true, deviceTrusted: true },
      "SET_UP",
    ],
  ])("is %s", (_, facts, due) => {
    expect(secondStepDue({ ...nobody, ...facts })).toBe(due);
  });
});

describe("a recovery code", () => {
  test("has groups without similar-looking letters, and is read in any spelling", () => {
    let drawn = 0;
    const code = makeRecoveryCode((limit) => drawn++ % limit);
    expect(code).toBe("abcd-efgh-jkmn");
    expect(normaliseRecoveryCode(" ABCD efgh–jkmn ")).toBe("abcdefghjkmn");
    expect(normaliseRecoveryCode("ａｂｃｄ－efgh-jkmn\u200b")).toBe("abcdefghjkmn");
    const every = new Set(Array.from({ length: 40 }, (_, at) => makeRecoveryCode((limit) => at % limit)[0]));
    for (const letter of "01ilo") expect(every.has(letter)).toBe(false);
  });
});
