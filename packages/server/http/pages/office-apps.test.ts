import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: "http://localhost:3000" });
  club = await makeClub(api);
});

const get = (url: string, host = "localhost", language = "sv") =>
  api.app.inject({ url, headers: { host, "accept-language": language } });

type Manifest = { name: string; icons: { src: string; sizes: string }[] };

test.each([
  ["/office.webmanifest", "/", "Stammis", "Stammis"],
  ["/till.webmanifest", "/till", "Stammis kassa", "Stammis caisse"],
])(
  "the manifest %s starts at %s, is named in the reader’s language and lists existing icons",
  async (url, start, name, french) => {
    const manifest = (await get(url)).json<Manifest>();
    expect(manifest).toMatchObject({ id: start, scope: start, start_url: start, display: "standalone", name });
    expect((await get(url, "localhost", "fr-FR")).json<Manifest>().name).toBe(french);
    for (const { src, sizes } of manifest.icons) {
      const { statusCode, rawPayload } = await get(src);
      expect(statusCode).toBe(200);
      const { width, height } = await sharp(rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  },
);

test("a club’s host has no manifest of the back office", async () => {
  expect((await get("/office.webmanifest", `${club.chain.subdomain}.localhost`)).statusCode).toBe(404);
});
