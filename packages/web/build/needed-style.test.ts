import { expect, test } from "vitest";
import { neededStyle } from "./needed-style.ts";

const words = new Set(["_card_1", "m_77", "red", "Lato", "before"]);

test.each([
  ["a rule without classes", "h1,p{margin:0}"],
  ["a rule of a class that the code names", "._card_1{color:red}"],
  ["a rule of which one selector may match", "._other_1,._card_1 a{color:red}"],
  ["a rule whose choice may match", ":where(._other_1,.m_77) span{color:red}"],
  ["a rule that excludes a class", "._card_1:not(._other_1){color:red}"],
  ["a composed class of Mantine", ".mantine-Button-root{color:red}"],
  ["a media query", "@media (width>=600px){._card_1{color:red}}"],
  ["a font that a rule uses", '@font-face{font-family:Arimo;src:url(/a.woff2)format("woff2")}p{font-family:"Arimo"}'],
  ["a font that the code uses", "@font-face{font-family:Lato before;src:local(Arial)}"],
  ["a statement", '@import "a.css";'],
  ["an animation that a rule uses", "@keyframes turn{to{rotate:1turn}}._card_1{animation:turn 1s}"],
  ["braces in a text", '._card_1:before{content:"}{"}'],
])("neededStyle returns %s", (_, css) => {
  expect(neededStyle(css, words)).toBe(css);
});

test.each([
  ["a rule of a class that the code does not name", "._other_1{color:red}"],
  ["a rule that needs such a class as well", "._card_1 ._other_1{color:red}"],
  ["a rule whose choice cannot match", "._card_1:is(._other_1,:where(._third_1)){color:red}"],
  ["an empty media query", "@media print{._other_1{color:red}}"],
  ["a font that no rule uses", "@font-face{font-family:Anton;src:url(/a.woff2)}"],
  ["an animation that no rule uses", "@keyframes turn{to{rotate:1turn}}"],
])("neededStyle leaves out %s", (_, css) => {
  expect(neededStyle(css, words)).toBe("");
});

test("neededStyle returns the rules in their order", () => {
  expect(neededStyle("a{top:0}._other_1{top:1px}._card_1{top:2px}b{top:3px}", words)).toBe(
    "a{top:0}._card_1{top:2px}b{top:3px}",
  );
});
