import { expect, test } from "vitest";
import type { Cover, FirstOffer } from "../../request/cover-words.ts";
import { type FirstPage, type FirstWords, firstShape, offerAsked } from "./first-paint.ts";

const drawn = {
  guest: "<p%LONG%>%NAME%</p><h1>%TEXT%</h1>%GIFT%%POSTER%",
  visitor: "<b>%NAME%</b>",
  home: "home",
  other: "other",
  known: "%POINTS%",
  untouched: "%GREETING%",
  notice: "notice",
  card: {},
  welcome: "Welcome!",
  gift: "<u>%GIFT_TEXT%</u>",
  poster: '<i%DRAWN%>%KIND%|%OFFER%|%OFFER_TEXT%</i><img src="/files/%PICTURE%?t=%LOADED%">',
  offer: "<h1>%OFFER%</h1><p>%OFFER_TEXT%</p>",
  texts: { points: "Collect", stamps: "Stamps", club: "Join" },
};
const page: FirstPage = { shapes: { sv: drawn, en: drawn, fr: drawn }, style: "", script: "" };
const shapeOf = (words: Partial<FirstWords>) =>
  firstShape(page, {
    language: "sv",
    path: "/",
    name: "Solrosen",
    hasLogo: false,
    cover: cover({ instead: "club" }),
    gift: null,
    offer: null,
    ...words,
  });
const cover = (words: Cover["words"], offer: FirstOffer | null = null): Cover => ({
  words,
  offer,
  listsWelcome: offer?.isWelcome ?? false,
});
const bun: FirstOffer = {
  title: "Bullar",
  text: "Två för en",
  picturePath: "/files/3/ab.webp",
  isDrawn: false,
  isWelcome: false,
};

test("the first paint escapes the club’s name and texts", () => {
  const shape = shapeOf({ name: "<b>$& %TEXT%</b>", cover: cover({ text: "</template><script>alert(1)</script>" }) });
  expect(shape).toContain("<p>&#60;b&#62;$&#38; %TEXT%&#60;/b&#62;</p>");
  expect(shape).toContain("&#60;/template&#62;&#60;script&#62;");
  expect(shape).not.toContain("<script>");
});

test("the first paint uses smaller letters for a long name and leaves placeholders for the member’s data", () => {
  expect(shapeOf({ name: "Solrosen" })).toContain("<p>Solrosen</p>");
  expect(shapeOf({ name: "Café Solrosen och Vänner" })).toContain('<p data-long="true">');
  expect(shapeOf({})).toContain("%POINTS%");
});

test("the first paint shows the club’s words or else the app’s, and a cover only on cover pages", () => {
  expect(shapeOf({ cover: cover({ instead: "points" }) })).toContain("<h1>Collect</h1>");
  expect(shapeOf({ cover: cover({ text: "Vi bjuder" }) })).toContain("<h1>Vi bjuder</h1>");
  expect(shapeOf({ path: "/guest" })).toContain('data-kind="guest"');
  const other = shapeOf({ path: "/c/7" });
  expect(other).not.toMatch(/data-kind="(guest|home|known|untouched)"/);
  expect(other).toContain('data-kind="visitor"');
});

test("the first paint announces the escaped welcome gift on the cover, if there is one", () => {
  expect(shapeOf({ gift: "Välkomstgåva: <b>%NAME%</b>" })).toContain(
    "<u>Välkomstgåva: &#60;b&#62;%NAME%&#60;/b&#62;</u>",
  );
  expect(shapeOf({})).not.toContain("<u>");
});

test("the first paint does not announce a welcome gift above the campaign that gives it", () => {
  const welcome = { ...bun, isWelcome: true };
  const shape = shapeOf({ gift: "Välkomstgåva: Bullar", cover: cover({ instead: "club" }, welcome) });
  expect(shape).toContain("Welcome!|Bullar");
  expect(shape).not.toContain("<u>");
});

test("the first paint shows the club’s current offer on the cover, and the script completes the picture’s URL", () => {
  const shape = shapeOf({ cover: cover({ instead: "club" }, { ...bun, isDrawn: true, isWelcome: true }) });
  expect(shape).toContain('<i data-drawn="true">Welcome!|Bullar|Två för en</i><img src="/files/3/ab.webp?t=%LOADED%">');
  expect(shapeOf({ cover: cover({ instead: "club" }, bun) })).toContain("<i>|Bullar|Två för en</i>");
  expect(shapeOf({})).not.toContain("<img");
});

test("the first paint of an offer’s page begins with the escaped offer", () => {
  const shape = shapeOf({ path: "/c/7", offer: { ...bun, title: "<b>%NAME%</b>" } });
  expect(shape).toContain('data-kind="offer"><h1>&#60;b&#62;%NAME%&#60;/b&#62;</h1><p>Två för en</p>');
  expect(shape).toContain('data-for="member" data-kind="other"');
});

test("an offer’s page requests the same API URL as the app, for campaigns and coupons", () => {
  expect(offerAsked({ name: "campaign-12" })).toBe("/api/public/campaign/12");
  expect(offerAsked({ name: "coupon-7" })).toBe("/api/public/coupon/7");
  expect([offerAsked({ name: "place-3" }), offerAsked({ name: "club" }), offerAsked(null)]).toEqual([null, null, null]);
});

test("the first paint is empty without a built app", () => {
  expect(firstShape({ shapes: null, style: "", script: "" }, { ...({} as FirstWords), language: "sv" })).toBe("");
});
