import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { shortName } from "./manifest.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: "http://localhost:3000" });
  club = await makeClub(api);
});

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1";
const get = (url: string, { host = `${club.chain.subdomain}.localhost`, userAgent = "Chrome" } = {}) =>
  api.app.inject({ url, headers: { host, "user-agent": userAgent } });

type Manifest = { id: string; scope: string; lang: string; icons: { src: string; sizes: string; purpose: string }[] };

test("a club’s manifest names existing icons in the stated sizes, cached for good", async () => {
  const manifest = (await get("/manifest.webmanifest")).json<Manifest>();
  expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: "/", lang: "sv", display: "standalone" });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "192x192 maskable",
    "512x512 maskable",
    "512x512 monochrome",
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { statusCode, headers, rawPayload } = await get(src);
    expect({ statusCode, type: headers["content-type"], kept: headers["cache-control"] }).toEqual({
      statusCode: 200,
      type: "image/png",
      kept: "public, max-age=31536000, immutable",
    });
    const { width, height } = await sharp(rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("a source may have a limited number of pictures drawn per minute, and may request stored ones without limit", async () => {
  const strict = await startApi({ PUBLIC_URL: "http://localhost:3000", RATE_LIMITS: "drawingsPerSource=2" });
  const { chain } = await makeClub(strict);
  const icon = (kind: string, remoteAddress: string) =>
    strict.app.inject({
      url: `/icons/0123456789/${kind}.png`,
      headers: { host: `${chain.subdomain}.localhost` },
      remoteAddress,
    });
  const [household, another] = ["192.0.2.1", "192.0.2.2"];
  const seen: number[] = [];
  for (const kind of ["192", "512", "apple-180", "192"]) seen.push((await icon(kind, household)).statusCode);
  expect(seen).toEqual([200, 200, 429, 200]);
  expect((await icon("apple-180", another)).statusCode).toBe(200);
  expect((await icon("apple-180", household)).statusCode).toBe(200);
  const manifest = { url: "/manifest.webmanifest", headers: { host: `${chain.subdomain}.localhost` } };
  expect((await strict.app.inject({ ...manifest, remoteAddress: household })).json()).toMatchObject({
    background_color: expect.stringMatching(/^#/),
  });
});

test("an outdated icon URL returns the current icon uncached, and an unknown icon URL returns 404", async () => {
  const { statusCode, headers } = await get("/icons/0123456789/192.png");
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
  const none: [string, string?][] = [
    ["/icons/0123456789/193.png"],
    ["/icons/x/192.svg"],
    ["/icons/x/192.png", "localhost"],
  ];
  for (const [url, host] of none) expect((await get(url, { ...(host && { host }) })).statusCode, url).toBe(404);
});

test("a page names its icons, and for an iPhone also its splash screens", async () => {
  const { body } = await get("/");
  const [, icon = ""] = /rel="apple-touch-icon"[^>]*href="([^"]+)"/.exec(body) ?? [];
  expect((await get(icon)).statusCode).toBe(200);
  expect(body).not.toContain("apple-touch-startup-image");
  const apple = (await get("/", { userAgent: iphone })).body;
  const splashes = [...apple.matchAll(/startup-image" media="[^"]+" href="([^"]+)"/g)];
  expect(splashes.length).toBeGreaterThan(10);
  expect((await get(splashes[0]?.[1] ?? "")).statusCode).toBe(200);
});

test.each([
  ["Kaffebönan", "Kaffebönan"],
  ["Kaffebönan i Lund", "Kaffebönan i"],
  ["Café Östermalm & Söner", "Café"],
  ["Blomsterhandlaren", "Blomsterhand"],
])("the home screen name of %s is %s", (name, short) => expect(shortName(name)).toBe(short));

test("only clubs have a service worker, not the back office and its tills", async () => {
  const { statusCode, headers } = await get("/sw.js", { host: "localhost" });
  expect([statusCode, headers["content-type"]]).toEqual([404, expect.stringContaining("problem+json")]);
  expect((await get("/sw.js", { host: "nobodys.localhost" })).statusCode).toBe(404);
});
