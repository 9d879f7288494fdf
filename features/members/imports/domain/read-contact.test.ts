import { describe, expect, test } from "vitest";
import { readEmailCells, readPhoneCells } from "./read-contact.ts";

const email = "kim@example.org";
const phone = "+46701740660";

describe("readEmailCells", () => {
  test.each([
    "mailto:kim@example.org",
    "Kim Alm <kim@example.org>",
    '"Alm, Kim" <kim@example.org>; old@example.org',
    "kim@example.org.",
    "kim@example.org,",
    "'kim@example.org'",
    "“kim@example.org”",
    "(kim@example.org)",
    "kim @ example.org",
    "kim(at)example.org",
    "kim@example.org (Kim)",
    "E-post: kim@example.org",
    "kim@example.org; alex@example.org",
    "kim@example.org eller alex@example.org",
  ])("reads %s", (cell) => {
    expect(readEmailCells([cell])).toEqual({ value: email, problem: null });
  });

  test.each([
    "kim alm@example.org",
    "kim,alm@example.org",
    "kim@example.co,uk",
    "kim@example.co m",
    "kim@example,org",
    "Kim kim@example.org",
    "kim@example.org?subject=Hej",
    "åsa@example.org",
    "kim@@example.org",
    "ingen",
  ])("reads no address from %s, because a part of it may be another person’s address", (cell) => {
    expect(readEmailCells([cell])).toEqual({ value: null, problem: "INVALID_EMAIL" });
  });

  test("reads the second cell when the first contains no address", () => {
    expect(readEmailCells(["kim alm@example.org", email])).toEqual({ value: email, problem: null });
  });
});

describe("readPhoneCells", () => {
  test.each([
    "mob 070-174 06 60",
    "Mobil: 070-174 06 60",
    "tel:+46701740660",
    "08-123 45 67 / mob. 070-174 06 60",
    "070 1740660 el. 08-123 45 67",
    "070-174 06 60 (Kim)",
    "070-174 06 60 (mobil)",
    "Kim Alm: 070-174 06 60",
    "46701740660.0",
    "701740660,0",
    "+46 (0)70-174 06 60",
  ])("reads %s", (cell) => {
    expect(readPhoneCells([cell], "46", ["Kim Alm"])).toEqual({ value: phone, problem: null });
  });

  test.each([
    "4,67017E+10",
    "46701700000",
    "0700000000",
    "070-174 06 60 (mamma)",
    "070-174 06 60 (Alex)",
    "ICE 070-174 06 60",
    "070-174 06 60/61",
    "07OI74O66O",
    "790512-1234",
  ])("reads no number from %s", (cell) => {
    expect(readPhoneCells([cell], "46", ["Kim Alm"])).toEqual({ value: null, problem: "INVALID_PHONE" });
  });
});
