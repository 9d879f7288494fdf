import { beforeAll, expect, test } from "vitest";
import { nameMax, textMax } from "#packages/domain/limits.ts";
import { rateLimits } from "#packages/domain/rate-limits.ts";
import { type Club, makeClub } from "../api/factories.ts";
import { startApi, type TestApi } from "../api/harness.ts";
import { makeCampaign } from "../api/offers.ts";
import { hostileTexts } from "./texts.ts";

let api: TestApi;
let club: Club;

beforeAll(async () => {
  const limits = Object.keys(rateLimits).map((name) => `${name}=1000000`);
  api = await startApi({ RATE_LIMITS: limits.join(" ") });
  club = await makeClub(api);
});

type Said = { club: string; place: string; offer: string; text: string };

/** Writes these texts for the club, its first point of sale and a campaign; returns the campaign's id. */
async function say(texts: Said): Promise<number> {
  const by = { as: club.merchant.token, chain: club.chain.subdomain };
  const { language, subdomain } = club.chain;
  const look = { brandColour: "#4c7a3d", language, subdomain };
  // Sets the club's name by SQL, because a name with a web address is now refused, and older clubs may have one.
  await api.owner.query("update chain set commercial_name = $2 where id = $1", [club.chain.id, texts.club]);
  api.services.directory.forget(club.chain.id);
  await api.call("updateChain", { body: { ...look, commercialName: texts.club } }, by);
  const [id] = club.locationIds;
  const address = {
    street: texts.text.slice(0, 100),
    zipCode: "",
    city: texts.offer,
    phone: "",
    email: "",
    website: "",
  };
  const place = { name: "Norr", commercialName: texts.place, subpage: "norr", openingHours: [], ...address };
  await api.call("updateLocation", { params: { id }, body: place }, by);
  return (
    await makeCampaign(api, club, { name: texts.offer.slice(0, nameMax), description: texts.text, publicToAll: true })
  ).id;
}

const get = async (path: string) => {
  const { body } = await api.app.inject({ url: path, headers: { host: `${club.chain.subdomain}.localhost` } });
  return body;
};

/** Returns a page's elements and attributes, without their texts and the mark of a long name. */
const shapeOf = (page: string) =>
  page
    .replaceAll(' data-long="true"', "")
    .replaceAll(/ (content|nonce|aria-label)="[^"]*"/g, " $1")
    .replaceAll(/(\/(?:shared|icons)\/)[^"]+/g, "$1")
    .replaceAll(/\/\d+"/g, '/0"')
    .replaceAll(/>[^<]*/g, ">");

const shapes = async (campaign: number) =>
  Promise.all(["/guest", "/norr", "/norr/guest", `/c/${campaign}`, `/norr/${campaign}`].map(get)).then((pages) =>
    pages.map(shapeOf),
  );

test("there are a hundred hostile texts, and each fits in a name", () => {
  expect(new Set(hostileTexts).size).toBe(100);
  expect(hostileTexts.filter((text) => text.length > textMax.clubName)).toEqual([]);
});

test("the server’s page gets no additional element or attribute, whatever text a merchant writes", async () => {
  const plain = await shapes(await say({ club: "Solrosen", place: "Torget", offer: "Fika", text: "Kaffe" }));
  expect(plain.join("")).toContain("<meta");
  for (let at = 0; at < hostileTexts.length; at += 3) {
    const [one = "Fika", two = one, three = one] = hostileTexts.slice(at, at + 3);
    const texts = { club: one, place: two, offer: three, text: [one, two, three].join("\n") };
    expect(await shapes(await say(texts)), JSON.stringify(texts)).toEqual(plain);
  }
});

test("hostile texts appear literally in the web app manifest of a club", async () => {
  for (const text of hostileTexts.slice(0, 10)) {
    await say({ club: text, place: text, offer: text, text });
    expect(JSON.parse(await get("/manifest.webmanifest"))).toMatchObject({ name: text });
  }
});
