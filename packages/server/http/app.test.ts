import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi({
    TRUST_PROXY: "127.0.0.1",
    PUBLIC_URL: "http://localhost:3000",
    METRICS_TOKEN: "secret",
    RATE_LIMITS: "loginPerSource=2",
  });
  club = await makeClub(api);
});

type Asked = Omit<InjectOptions, "headers"> & { headers?: Record<string, string> };
const ask = (request: Asked) => api.app.inject({ ...request, headers: { host: "localhost", ...request.headers } });
const logIn = (username: string, headers: Record<string, string> = {}) =>
  ask({ method: "POST", url: "/api/auth", payload: { username, password: "something" }, headers });
const json = { "content-type": "application/json" };

describe("an API failure", () => {
  test.each<[string, Asked, number, string]>([
    ["an unknown path", { url: "/api/nowhere" }, 404, "NOT_FOUND"],
    ["an unknown host", { url: "/api/user/profile", headers: { host: "evil.example" } }, 404, "NOT_FOUND"],
    ["a method the path does not have", { method: "PATCH", url: "/api/user/profile/" }, 405, "METHOD_NOT_ALLOWED"],
    [
      "one that a path beside it has, where this one's last word would be its id",
      { method: "GET", url: "/api/merchant/members/removals" },
      405,
      "METHOD_NOT_ALLOWED",
    ],
    ["malformed JSON", { method: "POST", url: "/api/auth", payload: "{", headers: json }, 400, "INVALID_INPUT"],
    ["too much of it", { method: "POST", url: "/api/auth", payload: " ".repeat(2e6), headers: json }, 413, "TOO_LARGE"],
    [
      "another kind of body",
      { method: "POST", url: "/api/auth", payload: "<a/>", headers: { "content-type": "text/xml" } },
      415,
      "UNSUPPORTED_MEDIA",
    ],
    ["an address that cannot be read", { url: "/api/public/sms/%ff" }, 400, "INVALID_INPUT"],
    ["an endless part of one", { url: `/api/public/sms/${"a".repeat(400)}` }, 404, "NOT_FOUND"],
    ["a NUL in an address", { url: "/api/public/sms/%00" }, 400, "INVALID_INPUT"],
  ])("is a problem in the caller’s language: %s", async (_, request, status, code) => {
    const answer = await ask({ ...request, headers: { "accept-language": "fr", ...request.headers } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({ status, code, requestId: expect.any(String) });
  });

  test("of an unsupported method lists the supported methods", async () => {
    expect((await ask({ method: "DELETE", url: "/api/user/profile" })).headers.allow).toBe("GET, POST");
  });

  test("of a body names missing fields as REQUIRED and long ones as NAME_TOO_LONG", async () => {
    const answer = await ask({ method: "POST", url: "/api/auth", payload: { password: 7 } });
    expect(answer.json().fieldCodes).toEqual({ username: "REQUIRED", password: "INVALID_INPUT" });
    const long = await logIn("a".repeat(300));
    expect(long.json().fieldCodes).toEqual({ username: "NAME_TOO_LONG" });
  });

  test.each([
    "garbage",
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nbroken off',
    "--x--\r\n",
  ])("of a malformed upload has status 400: %j", async (payload) => {
    const headers = {
      authorization: `Bearer ${club.merchant.token}`,
      "stammis-chain": club.chain.subdomain,
      "content-type": "multipart/form-data; boundary=x",
    };
    const answer = await ask({ method: "PUT", url: "/api/merchant/chain/logo", payload, headers });
    expect({ status: answer.statusCode, type: answer.headers["content-type"] }).toEqual({
      status: 400,
      type: "application/problem+json",
    });
  });

  test("caused by a NUL or a forged cursor has status 400", async () => {
    expect((await logIn("a\u0000@example.com", { "x-forwarded-for": "192.0.2.1" })).statusCode).toBe(400);
    const cursor = Buffer.from(JSON.stringify(["some day", 1])).toString("base64url");
    const options = { as: club.merchant.token, chain: club.chain.subdomain };
    expect((await api.ask("listMembers", { query: { cursor } }, options)).status).toBe(400);
  });
});

test("a password reset is answered alike for a member’s address and an unknown one", async () => {
  const { email } = await makeMember(api, club);
  const answers = [email, "nobody@example.com"].map(async (each) => {
    const payload = { subdomain: club.chain.subdomain, medium: "EMAIL", email: each };
    return (await ask({ method: "POST", url: `/api/auth/password/request/${"%00".repeat(8)}`, payload })).statusCode;
  });
  expect(await Promise.all(answers)).toEqual([400, 400]);
});

test("forwarding headers are ignored unless a trusted proxy sent them", async () => {
  const forged = { host: "localhost", "x-forwarded-for": "203.0.113.77", "x-forwarded-host": "evil.example" };
  const answer = await api.app.inject({ url: "/api/nowhere", remoteAddress: "192.0.2.9", headers: forged });
  expect(answer.statusCode).toBe(404);
  expect((await ask({ url: "/", headers: { "x-forwarded-host": "evil.example" } })).statusCode).toBe(404);
  const direct = await api.app.inject({ url: "/", remoteAddress: "192.0.2.9", headers: forged });
  expect(direct.statusCode).toBe(200);
});

test("a forged X-Forwarded-For entry behind a proxy does not avoid the rate limit", async () => {
  const answers: number[] = [];
  for (const made of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) {
    const answer = await logIn(`${made}@example.com`, { "x-forwarded-for": `${made}, 203.0.113.9` });
    answers.push(answer.statusCode);
  }
  expect(answers).toEqual([401, 401, 429]);
});

test("a retired subdomain redirects to the new host for every path", async () => {
  const until = "2099-01-01";
  await api.owner.query("insert into retired_subdomain (subdomain, chain_id, until) values ('gamla', $1, $2)", [
    club.chain.id,
    until,
  ]);
  const { host } = new URL(`http://${club.chain.subdomain}.${api.services.config.publicUrl.host}`);
  for (const path of ["/login?a=1", "//evil.example:99/x", "//"]) {
    const { statusCode, headers } = await ask({ url: path, headers: { host: "gamla.localhost" } });
    expect({ path, statusCode, host: new URL(String(headers.location)).host }).toEqual({ path, statusCode: 308, host });
  }
});

test("a retired subdomain redirects until the platform’s midnight after its last day", async () => {
  const { now } = api.clock;
  await api.owner.query(
    "insert into retired_subdomain (subdomain, chain_id, until) values ('sista', $1, '2026-12-31')",
    [club.chain.id],
  );
  const statusAt = async (moment: string) => {
    api.clock.now = Temporal.Instant.from(moment);
    return (await ask({ url: "/", headers: { host: "sista.localhost" } })).statusCode;
  };
  expect(await statusAt("2026-12-31T22:59:59.999Z")).toBe(308);
  expect(await statusAt("2026-12-31T23:00:00Z")).toBe(404);
  api.clock.now = now;
});

test("only the back office, whose till scans codes by camera, may compile WebAssembly", async () => {
  const scripts = async (host: string) =>
    /script-src ([^;]*)/.exec(
      String((await ask({ url: "/till", headers: { host } })).headers["content-security-policy"]),
    )?.[1];
  expect(await scripts("localhost")).toContain("'wasm-unsafe-eval'");
  expect(await scripts("localhost")).toMatch(/'self' 'nonce-[0-9a-f]+'/);
  expect(await scripts(`${club.chain.subdomain}.localhost`)).not.toContain("wasm");
});

test.each([
  ["/", "localhost", { "cache-control": "no-store", vary: expect.stringContaining("host") }],
  ["/healthz", "localhost", { "cache-control": "no-store" }],
  ["/manifest.webmanifest", "club", { "cache-control": "no-cache", vary: expect.stringContaining("host") }],
  ["/api/public/clubs", "club", { "cache-control": "no-store", vary: expect.stringContaining("accept-language") }],
])("an answer that depends on host or language is not cached for other visitors: %s", async (url, where, headers) => {
  const host = where === "club" ? `${club.chain.subdomain}.localhost` : where;
  expect((await ask({ url, headers: { host } })).headers).toMatchObject(headers);
});

test.each(["localhost", "club"])("robots.txt excludes paths that are not pages: %s", async (where) => {
  const host = where === "club" ? `${club.chain.subdomain}.localhost` : where;
  const robots = await ask({ url: "/robots.txt", headers: { host } });
  expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(robots.body).toContain("Disallow: /api/");
});

test("without a token, only local requests that were not forwarded may read the metrics", async () => {
  const alone = await startApi();
  const read = async (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
    (await alone.app.inject({ url: "/metrics", remoteAddress, headers: { host: "localhost", ...headers } })).statusCode;
  expect(await read({})).toBe(200);
  expect(await read({}, "192.0.2.1")).toBe(404);
  for (const name of ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded"]) {
    expect(await read({ [name]: "127.0.0.1" }), name).toBe(404);
  }
  // Also behind a proxy, a forwarded local address does not make the request local.
  const behind = await startApi({ TRUST_PROXY: "192.0.2.1", PUBLIC_URL: "http://localhost:3000" });
  const forwarded = { host: "localhost", "x-forwarded-for": "127.0.0.1" };
  const answer = await behind.app.inject({ url: "/metrics", remoteAddress: "192.0.2.1", headers: forwarded });
  expect(answer.statusCode).toBe(404);
});

test("a wrong metrics token of any length is refused", async () => {
  const read = async (token: string) =>
    (await ask({ url: "/metrics", headers: { authorization: `Bearer ${token}` } })).statusCode;
  expect([await read("secret"), await read("sécret"), await read("wrong")]).toEqual([200, 404, 404]);
});
