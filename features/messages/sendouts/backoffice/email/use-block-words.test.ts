import { expect, it } from "vitest";
import { readHook } from "#packages/web/backoffice/forms/read-hook.fixture.ts";
import { newBlock } from "./typed-blocks.ts";
import { useBlockWords } from "./use-block-words.ts";

const say = readHook(() => useBlockWords([{ id: 7, name: "Gratis bulle" }]));

it("the words of a block name the target of a button or picture, and the coupon", () => {
  expect(say(newBlock("BUTTON", { label: "Boka", target: "/consumer/contact" }))).toBe(
    "Knapp: Boka · /consumer/contact",
  );
  expect(say(newBlock("BANNER", { alt: "En bulle", target: "https://iris.example" }))).toContain("iris.example");
  expect(say(newBlock("COUPON", { couponId: 7 }))).toBe("Kupong: Gratis bulle");
});

it("the words of a block contain its text in each language", () => {
  const translations = { fr: { text: "Bonjour" } };
  expect(say(newBlock("TEXT", { text: "Hej", translations }))).toBe("Text: Hej\nFrançais: Bonjour");
});

it("the words of an empty block contain only its kind", () => {
  expect(say(newBlock("TEXT"))).toBe("Text");
});
