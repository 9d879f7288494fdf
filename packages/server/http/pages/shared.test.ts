import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeValueCoupon } from "#tests/api/offers.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: "http://localhost:3000" });
  club = await makeClub(api);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host: `${club.chain.subdomain}.localhost`, ...headers } });

/** Reads a page's preview data and whether search engines may list the page. */
async function readPreview(path: string, headers: Record<string, string> = {}) {
  const { body } = await get(path, headers);
  const facts = [...body.matchAll(/<meta property="og:([^"]+)" content="([^"]*)">/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const listed = !body.includes('<meta name="robots" content="noindex">');
  return { ...(Object.fromEntries(facts) as Record<string, string>), listed } as Record<string, string> & {
    listed: boolean;
  };
}

const own = (path: string) => `http://${club.chain.subdomain}.localhost:3000${path}`;

test("a club’s preview has its name in its own language and a picture cached for good", async () => {
  const page = await readPreview("/guest", { "accept-language": "fr" });
  expect(page).toMatchObject({ locale: "sv_SE", url: own("/"), listed: true, "image:width": "1200" });
  expect(page.title).toBe(`Bli medlem hos ${club.chain.commercialName}`);
  const { statusCode, headers, rawPayload } = await get(new URL(page.image ?? "").pathname);
  expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "image/jpeg",
    "public, max-age=31536000, immutable",
  ]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
});

test("a point of sale’s preview has its own name and path on each of its pages", async () => {
  for (const path of ["/norr", "/Norr/guest", "/norr/onboarding"])
    expect(await readPreview(path), path).toMatchObject({ url: own("/norr"), listed: true });
  expect((await readPreview("/norr")).title).not.toContain("Bli medlem");
});

test("a campaign’s preview has its own link, and only public campaigns may be listed", async () => {
  const open = await makeCampaign(api, club, {
    name: "Höstens kaffe",
    description: "Mörkt\noch gott",
    publicToAll: true,
  });
  const hidden = await makeCampaign(api, club, { name: "För dig" });
  const page = { title: "Höstens kaffe", description: "Mörkt och gott", url: own(`/c/${open.id}`), listed: true };
  expect(await readPreview(`/c/${open.id}`)).toMatchObject(page);
  expect(await readPreview(`/norr/${open.id}`)).toMatchObject(page);
  expect(await readPreview(`/c/${hidden.id}`)).toMatchObject({ title: "För dig", listed: false });
});

test("a reward may be listed in search engines, but a campaign’s coupon may not", async () => {
  expect(await readPreview(`/r/${club.couponId}`)).toMatchObject({ url: own(`/r/${club.couponId}`), listed: true });
  const { id } = await makeValueCoupon(api, club);
  expect(await readPreview(`/r/${id}`)).toMatchObject({ url: own(`/r/${id}`), listed: false });
});

test("an unpublished offer and its picture are answered like a missing offer", async () => {
  const { id } = await makeCampaign(api, club, { name: "Hemlig", publicToAll: true }, "NEW");
  const none = await readPreview("/c/999999");
  expect(await readPreview(`/c/${id}`)).toEqual(none);
  expect(none).toMatchObject({ url: own("/"), listed: false });
  const pictureOf = async (name: string) => (await get(`/shared/0123456789/${name}.jpg`)).rawPayload;
  expect((await pictureOf(`campaign-${id}`)).equals(await pictureOf("campaign-999999"))).toBe(true);
  for (const path of ["/login/code", "/consumer/account", "/ingenstans"])
    expect((await readPreview(path)).listed, path).toBe(false);
});

test("the pages on which a visitor joins or signs in may be listed, with the club’s description", async () => {
  for (const path of ["/guest", "/onboarding", "/login"]) {
    expect((await readPreview(path)).listed, path).toBe(true);
    expect((await get(path)).body, path).toMatch(/<meta name="description" content="[^"]+">/);
  }
});

test("a preview escapes merchants’ texts and ignores the request’s data", async () => {
  const { id } = await makeCampaign(api, club, { name: `"><script>alert(1)`, description: "%CHAIN% & <b>" });
  const { body } = await get(`/c/${id}?"><script>`, { "x-forwarded-host": "evil.example" });
  expect(body).toContain('content="&#34;&#62;&#60;script&#62;alert(1)"');
  expect(body).toContain('content="%CHAIN% &#38; &#60;b&#62;"');
  expect(body).not.toMatch(/evil|"><script>/);
});

test("an outdated preview picture returns the current one uncached, and an unknown one returns 404", async () => {
  expect((await get("/shared/0123456789/club.jpg")).headers["cache-control"]).toBe("no-store");
  for (const url of ["/shared/x/club.png", "/shared/x/secret.jpg", "/shared/x/campaign-.jpg"])
    expect((await get(url)).statusCode, url).toBe(404);
  expect((await get("/shared/x/club.jpg", { host: "localhost" })).statusCode).toBe(404);
});
