import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiContract } from "./bind.ts";
import { pressed } from "./pages/pressed.ts";

/** The reader sets styles of elements by script; only its own page may. */
const pagePolicy = (nonce: string) =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Build = () => Promise<string>;
interface Text {
  type: string;
  build: Build;
}

/**
 * Serves OpenAPI at `/api/openapi.json`, with `?calls=key` only the calls that a key may make, a page to read it at
 * `/api/docs`, and the client for TypeScript at `/api/client.tgz`. Everything is built and compressed on its first request, to keep starts fast.
 */
export function describeApi(app: FastifyInstance, contract: ApiContract, publicUrl: URL): void {
  const server = publicUrl.origin;
  const built = new Map<string, ReturnType<typeof pressed>>();
  async function send(request: FastifyRequest, reply: FastifyReply, { type, build }: Text, name: string) {
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const encoding = ["br", "gzip"].find((each) => accepted.split(/[ ,]+/).includes(each)) ?? "";
    const id = `${name} ${encoding}`;
    const answer = built.get(id) ?? build().then((text) => pressed(text, encoding));
    built.set(id, answer);
    const { body } = await answer.catch((error: unknown) => {
      built.delete(id);
      throw error;
    });
    if (encoding) reply.header("content-encoding", encoding);
    return reply.type(type).header("vary", "accept-encoding").send(body);
  }

  const describe = (keyCallsOnly: boolean) => async () => {
    const { openapiOf } = await import("./openapi/openapi.ts");
    const { introduction } = await import("./openapi/introduction.ts");
    const extent = { server, keyCallsOnly, ...(keyCallsOnly && { introduction: introduction() }) };
    return JSON.stringify(openapiOf(contract, extent));
  };
  const page = () => import("./openapi/reference-page.ts");
  const texts: Record<string, Text> = {
    "/api/docs/reader.js": { type: "text/javascript", build: async () => (await page()).readerScript() },
    "/api/docs/start.js": { type: "text/javascript", build: async () => (await page()).startScript },
    "/api/docs/style.css": { type: "text/css", build: async () => (await page()).styleSheet },
  };
  for (const [url, text] of Object.entries(texts)) {
    app.get(url, { schema: { hide: true } }, (request, reply) =>
      send(request, reply.header("cache-control", "public, max-age=3600"), text, url),
    );
  }
  app.get("/api/openapi.json", { schema: { hide: true } }, (request, reply) => {
    const keyCallsOnly = (request.query as { calls?: unknown }).calls === "key";
    const text = { type: "application/json", build: describe(keyCallsOnly) };
    return send(request, reply, text, `openapi ${keyCallsOnly}`);
  });
  let clientPackage: Promise<Buffer> | undefined;
  app.get("/api/client.tgz", { schema: { hide: true } }, async (_request, reply) => {
    clientPackage ??= contract.reference.clientPackage();
    const body = await clientPackage.catch((error: unknown) => {
      clientPackage = undefined;
      throw error;
    });
    return reply.type("application/gzip").header("cache-control", "public, max-age=3600").send(body);
  });
  app.get("/api/docs", { schema: { hide: true } }, async (_request, reply) => {
    const nonce = reply.cspNonce.script;
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", pagePolicy(nonce))
      .send((await page()).referencePage(nonce));
  });
}
