import { expect, test } from "vitest";
import { misleadingName } from "./misleading-name.ts";

test.each([
  "Grattis, se vinst.example.com",
  "kaffe.se",
  "Kaffe.SE Lund",
  "bit.ly/abc",
  "www.kaffe",
  "https://kaffe",
  "Café http:x",
  "kaffe .com",
  "Kaffe．se",
])("misleadingName refuses a name with a web address: %s", (name) => {
  expect(misleadingName(name)).toBe("NAME_HAS_ADDRESS");
});

test.each([
  "Du har vunnit",
  "DU HAR VUNNIT!",
  "You've won",
  "You have  won a prize",
  "Klicka här",
  "Vous avez gagné",
  "Uppdatera ditt konto",
])("misleadingName refuses bait: %s", (name) => {
  expect(misleadingName(name)).toBe("NAME_IS_BAIT");
});

test.each([
  "Kaffebönan",
  "St.Eriks Bageri",
  "Blomsterhandeln Iris",
  "H.C. Andersen",
  "Dr. Glas",
  "Nr.1 Pizza",
  "Café d’Or",
  "Won Ton",
  "Winners Sport",
  "Vunna Hjärtan",
  "24/7 Fitness",
  "Brown Bros. Co",
])("misleadingName accepts a shop’s name: %s", (name) => {
  expect(misleadingName(name)).toBeNull();
});
