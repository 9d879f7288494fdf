import { createHash, createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const issuerId = "3388000000022000000";
const email = "cards@stammis.iam.gserviceaccount.example";

/** Makes a service account's key like Google's, in a folder, with the key that verifies its signatures. */
export function makeGoogleAccount(folder: string, url = "https://google.example") {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const path = `${folder}/google.json`;
  const account = {
    type: "service_account",
    client_email: email,
    private_key_id: "a1b2c3",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
    token_uri: `${url}/token`,
  };
  writeFileSync(path, JSON.stringify(account));
  const publicPem = publicKey.export({ type: "spki", format: "pem" }).toString();
  const env = { GOOGLE_WALLET_KEY: path, GOOGLE_WALLET_ISSUER: issuerId, GOOGLE_WALLET_URL: `${url}/v1` };
  return { account, publicPem, env };
}

type Thing = Record<string, unknown> & { id: string };

/** Returns the claims of a token signed by the account; throws for any other. */
export function openToken(token: string, publicPem: string) {
  const [head = "", body = "", signature = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  const signed = Buffer.from(`${head}.${body}`);
  const isOurs = verify("RSA-SHA256", signed, createPublicKey(publicPem), Buffer.from(signature, "base64url"));
  const { alg, kid } = read(head);
  if (!isOurs || alg !== "RS256" || kid !== "a1b2c3") throw new Error("Google would reject this token");
  const claims = read(body);
  if (claims.iss !== email) throw new Error(`the token has the wrong issuer ${claims.iss}`);
  return claims;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const piece of request) body += piece;
  return body;
}

/** Stores classes and cards like Google, for callers with a token issued for its one account's signature. */
export async function startGoogleServer(folder: string, now = () => Date.now()) {
  const things = new Map<string, Thing>();
  const calls: string[] = [];
  /** Responses by method and kind, each of which replaces the next response once. */
  const answers = new Map<string, number>();
  let tokenCount = 0;
  let current = "";

  function grant(body: string): [number, object] {
    const form = new URLSearchParams(body);
    const { aud, scope, iat, exp } = openToken(form.get("assertion") ?? "", publicPem);
    const isRight =
      form.get("grant_type") === "urn:ietf:params:oauth:grant-type:jwt-bearer" &&
      aud === account.token_uri &&
      scope === "https://www.googleapis.com/auth/wallet_object.issuer" &&
      Math.abs(iat - now() / 1000) < 60 &&
      exp - iat === 3600;
    if (!isRight) return [400, { error: "invalid_grant" }];
    tokenCount += 1;
    current = createHash("sha256").update(`token ${tokenCount}`).digest("hex");
    return [200, { access_token: current, expires_in: 3599, token_type: "Bearer" }];
  }

  function keep(method: string, kind: string, id: string | undefined, thing: Thing): number {
    if (!thing.id.startsWith(`${issuerId}.`) || !/^[\w.-]+$/.test(thing.id)) return 400;
    if (method === "PUT" && id !== thing.id) return 400;
    const isKnown = things.has(thing.id);
    if (method === "PUT" && !isKnown) return 404;
    if (method === "POST" && isKnown) return 409;
    // Like Google: the issuer's class must exist before its cards.
    if (kind === "loyaltyObject" && !things.has(String(thing.classId))) return 400;
    things.set(thing.id, thing);
    return 200;
  }

  const server = createServer(async (request, response) => {
    const end = (status: number, body: object = {}) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const body = await bodyOf(request);
    const [, first = "", kind = "", id] = (request.url ?? "").split("/");
    const method = request.method ?? "";
    if (first === "token") {
      calls.push("token");
      const instead = answers.get("token");
      answers.delete("token");
      return instead ? end(instead) : end(...grant(body));
    }
    if (request.headers.authorization !== `Bearer ${current}`) return end(401);
    calls.push(`${method} ${kind}`);
    const instead = answers.get(`${method} ${kind}`);
    answers.delete(`${method} ${kind}`);
    return end(instead ?? keep(method, kind, id && decodeURIComponent(id), JSON.parse(body)));
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { account, publicPem, env } = makeGoogleAccount(folder, url);
  return {
    env,
    publicPem,
    things,
    calls,
    answers,
    /** Invalidates the issued token. */
    forgetToken: () => {
      current = "";
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
