import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
let clubHost: string;
const office = "localhost";
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: "http://localhost:3000" });
  club = await makeClub(api);
  clubHost = `${club.chain.subdomain}.localhost`;
});

const request = (method: "GET" | "HEAD", url: string, host: string) =>
  api.app.inject({ method, url, headers: { host } });

describe("a club’s host", () => {
  test.each<[string, number]>([
    ["/", 200],
    ["/guest", 200],
    ["/c/1", 200],
    ["/r/1", 200],
    ["/sc/1", 200],
    ["/u/x", 200],
    ["/norr", 200],
    ["/Norr/guest", 200],
    ["/finnsinte", 404],
    ["/finnsinte/guest", 404],
    ["/wp-login.php", 404],
    ["/c/1/more", 404],
    ["/.well-known/change-password", 302],
    ["/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200", 404],
  ])("answers %s to GET and HEAD with %i", async (url, status) => {
    for (const method of ["GET", "HEAD"] as const)
      expect((await request(method, url, clubHost)).statusCode, method).toBe(status);
  });

  test("answers an unknown path with 404 and the app", async () => {
    const { body, headers } = await request("GET", "/finnsinte", clubHost);
    expect(headers["content-type"]).toContain("text/html");
    expect(body).toContain(`<title>${club.chain.commercialName}</title>`);
  });

  test("answers for an unknown club with 404 and the app", async () => {
    const { statusCode, headers } = await request("GET", "/guest", "finnsinte.localhost");
    expect([statusCode, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  });

  test("names /guest as the canonical page, also at /", async () => {
    for (const path of ["/guest", "/"]) {
      const { body } = await request("GET", path, clubHost);
      expect(body).toContain(`<link rel="canonical" href="http://${clubHost}:3000/guest">`);
    }
  });
});

describe("the product’s host", () => {
  test.each<[string, number]>([
    ["/", 200],
    ["/members/7", 200],
    ["/till", 200],
    ["/sv", 200],
    ["/fr/", 200],
    ["/de", 404],
    ["/nowhere", 404],
    ["/guest", 404],
    ["/.well-known/change-password", 302],
  ])("answers %s to GET and HEAD with %i", async (url, status) => {
    for (const method of ["GET", "HEAD"] as const)
      expect((await request(method, url, office)).statusCode, method).toBe(status);
  });
});

test.each(["/login", "/onboarding"])("the product’s page %s is described and may be listed", async (path) => {
  const { body } = await request("GET", path, office);
  expect(body).toMatch(/<meta name="description" content="[^"]{40,}">/);
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
  expect(body).not.toContain("noindex");
});

test("the product’s other pages may not be listed", async () => {
  expect((await request("GET", "/members", office)).body).toContain('<meta name="robots" content="noindex">');
});

test("the front page’s preview picture exists in each language, on the product’s host only", async () => {
  for (const [path, host, status] of [
    ["/front-page/sv.jpg", office, 200],
    ["/front-page/fr.jpg", office, 200],
    ["/front-page/de.jpg", office, 404],
    ["/front-page/sv.jpg", clubHost, 404],
  ] as const)
    expect((await request("GET", path, host)).statusCode, path).toBe(status);
  const { rawPayload } = await request("GET", "/front-page/sv.jpg", office);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});

test("/favicon.ico is served as an ICO with a picture on all hosts", async () => {
  for (const host of [clubHost, office, "finnsinte.localhost"]) {
    const { statusCode, headers, rawPayload } = await request("GET", "/favicon.ico", host);
    expect([statusCode, headers["content-type"]], host).toEqual([200, "image/x-icon"]);
    expect(rawPayload.readUInt16LE(2)).toBe(1);
    const { width, format } = await sharp(rawPayload.subarray(rawPayload.readUInt32LE(18))).metadata();
    expect([width, format]).toEqual([rawPayload.readUInt8(6), "png"]);
  }
});

test("/.well-known/change-password redirects to the page that requests a new password", async () => {
  for (const host of [clubHost, office]) {
    const { headers } = await request("GET", "/.well-known/change-password", host);
    expect(headers.location).toBe("/auth/password/request");
  }
});
