import { expect, test } from "vitest";
import { type ClubForm, checkClub, clubFormOf, clubOf, suggestSubdomain } from "./club-form.ts";

test.each([
  ["Café Solrosen", "cafesolrosen"],
  ["Åsas Hår & Skägg", "asasharskagg"],
  ["7:ans Ölhall", "ansolhall"],
  ["Smørrebrød", "smorrebrod"],
  ["42", ""],
  ["x".repeat(60), "x".repeat(40)],
])("suggestSubdomain gives %j the subdomain %j", (name, subdomain) => {
  expect(suggestSubdomain(name)).toBe(subdomain);
});

const form = {
  commercialName: "Café Solrosen",
  name: "",
  subdomain: "solrosen",
  language: "sv",
  languages: ["fr"],
  timeZone: "Europe/Stockholm",
  brandColour: "#b4532a",
} satisfies ClubForm;

test.each([
  [{}, { commercialName: null, subdomain: null }],
  [{ commercialName: " " }, { commercialName: "REQUIRED" }],
  [{ commercialName: "Non Existing" }, { commercialName: "NAME_RESERVED" }],
  [{ name: "Ystad" }, { name: null }],
  [{ name: "Non existing" }, { name: "NAME_RESERVED" }],
  [{ subdomain: "" }, { subdomain: "REQUIRED" }],
  [{ subdomain: "7an" }, { subdomain: "INVALID_SUBDOMAIN" }],
  [{ subdomain: "www" }, { subdomain: "RESERVED_SUBDOMAIN" }],
])("checkClub returns the expected codes for the changes %j", (changes, codes) => {
  expect(checkClub({ ...form, ...changes })).toMatchObject(codes);
});

test.each(["", "#b4532", "#b4532a9", "röd"])("checkClub refuses the colour %j", (brandColour) => {
  expect(checkClub({ ...form, brandColour }).brandColour).toBe("INVALID_COLOUR");
});

test("clubFormOf leaves out an internal name that equals the public one", () => {
  expect(clubFormOf({ ...form, name: form.commercialName }).name).toBe("");
  expect(clubFormOf({ ...form, name: "Ystad" }).name).toBe("Ystad");
});

test("clubOf returns colour and address in stored form", () => {
  expect(clubOf({ ...form, subdomain: " Solrosen ", brandColour: "B45" })).toEqual({
    ...form,
    languages: ["sv", "fr"],
    subdomain: "solrosen",
    brandColour: "#bb4455",
  });
});
