import { expect, test } from "vitest";
import { type ClubForm, checkClub, clubFormOf, clubOf, suggestSubdomain } from "./club-form.ts";

test.each([
  ["Café Solrosen", "cafesolrosen"],
  ["Åsas Hår & Skägg", "asasharskagg"],
  ["7:ans Ölhall", "ansolhall"],
  ["Smørrebrød", "smorrebrod"],
  ["42", ""],
  ["x".repeat(60), "x".repeat(40)],
])("%j suggests %j", (name, subdomain) => {
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
])("%j", (changes, codes) => {
  expect(checkClub({ ...form, ...changes })).toMatchObject(codes);
});

test.each(["", "#b4532", "#b4532a9", "röd"])("%j is no colour", (brandColour) => {
  expect(checkClub({ ...form, brandColour }).brandColour).toBe("INVALID_COLOUR");
});

test("an internal name like the public one is none of its own", () => {
  expect(clubFormOf({ ...form, name: form.commercialName }).name).toBe("");
  expect(clubFormOf({ ...form, name: "Ystad" }).name).toBe("Ystad");
});

test("colour and address go as they are kept", () => {
  expect(clubOf({ ...form, subdomain: " Solrosen ", brandColour: "B45" })).toEqual({
    ...form,
    languages: ["sv", "fr"],
    subdomain: "solrosen",
    brandColour: "#bb4455",
  });
});
