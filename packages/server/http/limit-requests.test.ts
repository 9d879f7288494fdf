import { once } from "node:events";
import { connect } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";

const limit = 6;
const api = await startApi({ REQUESTS_PER_MINUTE: String(limit) });
await api.app.listen({ host: "127.0.0.1", port: 0 });
const port = () => (api.app.server.address() as { port: number }).port;

let club: Club;
let household = 0;
beforeEach(async () => {
  club = await makeClub(api);
  household++;
});

/** Sends a request byte by byte as given: HTTP clients would normalise the URL. */
async function typed(line: string, host = "localhost"): Promise<string> {
  const socket = connect(port(), "127.0.0.1");
  socket.end(`${line} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(socket, "close");
  return Buffer.concat(chunks).toString();
}

const ask = (url: string, source: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, remoteAddress: source, headers: { host: "localhost", ...headers } });
const statuses = async (times: number, each: (n: number) => Promise<{ statusCode: number }>) => {
  const seen: number[] = [];
  for (let n = 0; n < times; n++) seen.push((await each(n)).statusCode);
  return seen;
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("rate limits and security headers", () => {
  test.each([
    "/api/user/profile",
    "/%61pi/user/profile",
    "/api/%75ser/profile",
    "/api/user/profile/",
    "/api/user/profile?a=/",
    "/api/nowhere",
    "/%61pi/nowhere",
    "/api",
    "/api/",
  ])("apply to the route in every spelling of its URL: %s", async (url) => {
    const source = `192.0.2.${household}`;
    const first = await ask(url, source);
    expect(first.headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "permissions-policy": expect.stringContaining("microphone=()"),
      "x-content-type-options": "nosniff",
      "x-ratelimit-limit": String(limit),
    });
    const statusCodes = await statuses(limit, () => ask(url, source));
    expect(statusCodes.at(-1)).toBe(429);
    expect(statusCodes.slice(0, -1)).not.toContain(429);
  });

  test("apply to a request line that contains the host", async () => {
    const answer = await typed("GET http://localhost/api/user/profile");
    expect(answer).toMatch(/^HTTP\/1.1 401/);
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(answer).toContain("x-ratelimit-limit");
  });

  test.each(["//api/user/profile", "/api//user/profile", "/API/user/profile", "/ap%69%2fuser/profile"])(
    "treat %s as no API route: a page with a page’s policy, or a refusal",
    async (url) => {
      const { statusCode, headers } = await ask(url, `198.51.100.${household}`);
      expect(statusCode).toBe(404);
      const isPage = String(headers["content-type"]).startsWith("text/html");
      expect(headers["content-security-policy"]).toMatch(isPage ? /^default-src 'self'/ : /^default-src 'none'/);
      expect(headers["permissions-policy"]).toContain("camera=(self)");
    },
  );

  test("apply to an unreadable URL and to an unsupported method", async () => {
    for (const [method, url] of [
      ["GET", "/api/public/sms/%ff"],
      ["PATCH", "/api/user/profile"],
    ] as const) {
      const { headers } = await api.app.inject({ method, url, headers: { host: "localhost" } });
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    }
    const source = `203.0.113.${household}`;
    const patch = () =>
      api.app.inject({
        method: "PATCH",
        url: "/api/user/profile",
        remoteAddress: source,
        headers: { host: "localhost" },
      });
    expect((await statuses(limit + 1, patch)).at(-1)).toBe(429);
  });
});

describe("the rate limit of requests", () => {
  test("counts requests with unknown tokens for their address", async () => {
    const source = `192.0.2.${100 + household}`;
    const seen = await statuses(limit + 1, (n) => ask("/api/user/profile", source, bearer(`made-up-${n}`)));
    expect(seen).toEqual([...Array(limit).fill(401), 429]);
  });

  test("counts an IPv6 household as one source", async () => {
    const from = (n: number) => `2001:db8:${household}:1::${n + 1}`;
    const seen = await statuses(limit + 1, (n) => ask("/api/user/profile", from(n)));
    expect(seen.at(-1)).toBe(429);
    expect((await ask("/api/user/profile", `2001:db8:${household}:2::1`)).statusCode).toBe(401);
  });

  test("counts an accepted session separately from its address", async () => {
    const source = `198.51.100.${100 + household}`;
    const host = `${club.chain.subdomain}.localhost`;
    const [anna, bo] = [await makeMember(api, club), await makeMember(api, club)];
    const home = (token: string) => ask("/api/user/profile", source, { host, ...bearer(token) });
    expect((await home(anna.token)).statusCode).toBe(200);
    await statuses(limit + 1, () => ask("/api/user/profile", source));
    expect((await ask("/api/user/profile", source)).statusCode).toBe(429);
    expect(await statuses(limit + 1, () => home(anna.token))).toEqual([...Array(limit).fill(200), 429]);
    // The server has not accepted this session yet, so it shares the address's exhausted limit.
    expect((await home(bo.token)).statusCode).toBe(429);
  });

  test("counts an ended session for its address", async () => {
    const source = `203.0.113.${100 + household}`;
    const host = `${club.chain.subdomain}.localhost`;
    const { token } = await makeMember(api, club);
    const profile = () => ask("/api/user/profile", source, { host, ...bearer(token) });
    expect((await profile()).statusCode).toBe(200);
    await api.call("logOut", {}, { as: token, host: club.chain.subdomain, source: "192.0.2.250" });
    expect((await profile()).statusCode).toBe(401);
    expect((await statuses(limit, profile)).at(-1)).toBe(429);
  });
});
