import { expect, test } from "vitest";
import { begins, fits } from "./place-words.ts";

test.each([
  ["", "Ny belöning", true],
  ["ny bel", "Ny belöning", true],
  ["bel ny", "Ny belöning", true],
  ["BELÖN", "Ny belöning", true],
  ["belon", "Ny belöning", true],
  ["löning", "Ny belöning", false],
  ["ny kampanj", "Ny belöning", false],
  ["saljst", "Säljställen", true],
  ["qr", "Skriv ut en affisch QR-kod", true],
  ["kod", "Skriv ut en affisch QR-kod", true],
])("the query %j matches the text %j: %j", (query, text, expected) => expect(fits(query, text)).toBe(expected));

test.each([
  ["", "Medlemmar", false],
  ["medl", "Medlemmar", true],
  ["SALJST", "Säljställen", true],
  ["medlemmar", "Importera medlemmar", false],
  ["import med", "Importera medlemmar", false],
])("the query %j starts the text %j: %j", (query, text, expected) => expect(begins(query, text)).toBe(expected));
