import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Chain } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import { type AppIcons, iconVersion } from "../../storage/app-icons.ts";
import { isIconKind } from "../../storage/icon-kinds.ts";
import { manifestOf } from "./manifest.ts";
import type { MayDrawFor } from "./may-draw.ts";

/** Reads the club app's built service worker; null if it was not built. */
function readWorker(folder: string): string | null {
  const file = `${folder}sw.js`;
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

type ChainOf = (request: FastifyRequest) => Promise<{ chain: Chain | null }>;

/**
 * Serves the files of an installed club: the manifest, its icons, and the service worker for use without a network.
 * `built`: the folder of the built member app.
 */
export function serveInstalled(
  app: FastifyInstance,
  built: string,
  icons: AppIcons,
  { chainOf, mayDraw }: { chainOf: ChainOf; mayDraw: MayDrawFor },
): void {
  const worker = readWorker(built);

  app.get("/sw.js", { schema: { hide: true } }, async (request, reply) => {
    const { chain } = await chainOf(request);
    if (!chain || worker === null) return refuse("NOT_FOUND");
    reply.headers({ "cache-control": "no-cache", vary: "host" });
    return reply.type("text/javascript; charset=utf-8").send(worker);
  });

  app.get("/manifest.webmanifest", { schema: { hide: true } }, async (request, reply) => {
    const { chain } = await chainOf(request);
    if (!chain) return refuse("NOT_FOUND");
    // Uses the brand colour if the logo cannot be read: the manifest still has the club's name and colour.
    const ground = await icons.ground(chain, mayDraw(request)).catch(() => chain.brandColour);
    reply.headers({ "cache-control": "no-cache", vary: "host" });
    return reply.type("application/manifest+json").send(JSON.stringify(manifestOf(chain, ground)));
  });

  app.get("/icons/:version/:file", { schema: { hide: true } }, async (request, reply) => {
    const { version, file } = request.params as { version: string; file: string };
    const { chain } = await chainOf(request);
    const kind = /^(.+)\.png$/.exec(file)?.[1] ?? "";
    if (!chain || !isIconKind(kind)) return refuse("NOT_FOUND");
    // A phone may request the icon of an earlier logo: it gets the current one uncached.
    const cacheControl = version === iconVersion(chain) ? "public, max-age=31536000, immutable" : "no-store";
    reply.headers({ "cache-control": cacheControl, vary: "host" });
    return reply.type("image/png").send(await icons.read(chain, kind, mayDraw(request)));
  });
}
