import { expect, test } from "vitest";
import { type FirstPage, type FirstWords, firstShape } from "./first-paint.ts";

const drawn = {
  ...{ guest: "<p%LONG%>%NAME%</p><h1>%TEXT%</h1>", visitor: "<b>%NAME%</b>", home: "home", other: "other" },
  ...{ known: "%POINTS%", untouched: "%GREETING%", notice: "notice", card: {} },
  texts: { points: "Collect", stamps: "Stamps", club: "Join" },
};
const page: FirstPage = { shapes: { sv: drawn, en: drawn, fr: drawn }, style: "", script: "" };
const shapeOf = (words: Partial<FirstWords>) =>
  firstShape(page, {
    ...{ language: "sv", path: "/", name: "Solrosen", hasLogo: false, cover: { instead: "club" } },
    ...words,
  });

test("a club's name and words stay words, whatever is in them", () => {
  const shape = shapeOf({ name: "<b>$& %TEXT%</b>", cover: { text: "</template><script>alert(1)</script>" } });
  expect(shape).toContain("<p>&#60;b&#62;$&#38; %TEXT%&#60;/b&#62;</p>");
  expect(shape).toContain("&#60;/template&#62;&#60;script&#62;");
  expect(shape).not.toContain("<script>");
});

test("a long name is written smaller on the card; what is the member's stays open for the page's script", () => {
  expect(shapeOf({ name: "Solrosen" })).toContain("<p>Solrosen</p>");
  expect(shapeOf({ name: "Café Solrosen och Vänner" })).toContain('<p data-long="true">');
  expect(shapeOf({})).toContain("%POINTS%");
});

test("the club's own words, else the app's; a cover on the pages that begin with it alone", () => {
  expect(shapeOf({ cover: { instead: "points" } })).toContain("<h1>Collect</h1>");
  expect(shapeOf({ cover: { text: "Vi bjuder" } })).toContain("<h1>Vi bjuder</h1>");
  expect(shapeOf({ path: "/guest" })).toContain('data-kind="guest"');
  const other = shapeOf({ path: "/c/7" });
  expect(other).not.toMatch(/data-kind="(guest|home|known|untouched)"/);
  expect(other).toContain('data-kind="visitor"');
});

test("where the app has not been built there is nothing to draw", () => {
  expect(firstShape({ shapes: null, style: "", script: "" }, { ...({} as FirstWords), language: "sv" })).toBe("");
});
