import type { FastifyInstance, FastifyRequest } from "fastify";
import { localeOf } from "#packages/i18n/locale.ts";
import type { Config } from "../../config.ts";
import { escapeHtml } from "../../messaging/escape-html.ts";
import { clubLink } from "../../messaging/links.ts";
import type { Chain } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { SharedPage } from "../../request/shared-page.ts";
import { sharedSize } from "../../storage/draw-shared.ts";
import type { Files } from "../../storage/files.ts";
import { createSharedPictures, sharedPicturePath, sharedVersion } from "../../storage/shared-pictures.ts";
import type { AppPaths, Identities } from "../authenticate.ts";
import type { MayDrawFor } from "./may-draw.ts";

/** Returns the Open Graph head by which other programs draw a preview of the page; it contains no request data. */
export function sharedHead(
  config: Pick<Config, "publicUrl">,
  chain: Chain,
  page: SharedPage,
  { home, guest }: AppPaths["member"],
): string {
  const address = clubLink(config, chain, page.path);
  // The app redirects a visitor from `/` to `/guest`, so search engines should list `/guest`.
  const canonical = page.path === home ? clubLink(config, chain, guest) : address;
  const facts: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", chain.commercialName],
    ["og:locale", localeOf(chain.language).replace("-", "_")],
    ["og:url", address],
    ["og:title", page.title],
    ["og:description", page.text],
    ["og:image", clubLink(config, chain, sharedPicturePath(chain, page))],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", String(sharedSize.width)],
    ["og:image:height", String(sharedSize.height)],
    ["og:image:alt", page.title],
  ];
  return [
    `<meta name="description" content="${escapeHtml(page.text)}">`,
    page.listed ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...facts.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
  ].join("");
}

type ChainOf = (request: FastifyRequest) => Promise<{ chain: Chain | null }>;

/** Robots may read all pages; each page states whether it may be listed. */
const forRobots = "User-agent: *\nDisallow: /api/\n";

/** Serves the preview pictures that the pages' heads name, and robots.txt. */
export function serveShared(
  app: FastifyInstance,
  files: Files,
  identities: Identities,
  { chainOf, mayDraw }: { chainOf: ChainOf; mayDraw: MayDrawFor },
): void {
  const draw = createSharedPictures(files);
  app.get("/robots.txt", { schema: { hide: true } }, (_request, reply) =>
    reply.header("cache-control", "public, max-age=86400").type("text/plain; charset=utf-8").send(forRobots),
  );
  app.get("/shared/:version/:file", { schema: { hide: true } }, async (request, reply) => {
    const { version, file } = request.params as { version: string; file: string };
    const { chain } = await chainOf(request);
    const name = /^(.+)\.jpg$/.exec(file)?.[1];
    if (!chain || !name) return refuse("NOT_FOUND");
    const page = await identities.sharedPage(chain, await identities.publicFacts(chain), { name });
    if (!page) return refuse("NOT_FOUND");
    // A program with a cached page may request an earlier picture: it gets the current one uncached.
    const cacheControl = version === sharedVersion(chain, page) ? "public, max-age=31536000, immutable" : "no-store";
    reply.headers({ "cache-control": cacheControl, vary: "host", "cross-origin-resource-policy": "cross-origin" });
    return reply.type("image/jpeg").send(await draw(chain, page, mayDraw(request)));
  });
}
