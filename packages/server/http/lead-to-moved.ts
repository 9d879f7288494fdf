import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../request/refusal.ts";
import type { Services } from "../request/services.ts";
import { subdomainOf } from "./authenticate.ts";

/**
 * Replaces the club's service worker. A phone that installed the club loads it from the old worker's cache; this worker
 * makes the phone use the network again.
 */
const leavingWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.registration.unregister()
  .then(() => self.clients.matchAll({ type: "window" }))
  .then((pages) => Promise.all(pages.map((page) => page.navigate(page.url))))));
`;

const isApi = (url: string) => /^\/api(\/|$|\?)/.test(url);

/**
 * Redirects requests for a club that has moved to another installation; they come from printed codes, bookmarks and
 * links in messages. API calls get CLUB_MOVED with the new location instead, because their credentials must not be
 * forwarded.
 */
export function leadToMoved(app: FastifyInstance, { config, directory }: Pick<Services, "config" | "directory">): void {
  /** Returns the club of the request: from its own host, or from the header that staff send. */
  function clubAsked(request: FastifyRequest): string | null {
    const label = subdomainOf(request.hostname, config.publicUrl.hostname);
    const named = request.headers["stammis-chain"];
    return label ?? (typeof named === "string" ? named.toLowerCase() : null);
  }

  app.addHook("onRequest", async (request, reply) => {
    const club = clubAsked(request);
    if (club === null || (await directory.bySubdomain(club))) return;
    const origin = await directory.leadsTo(club);
    if (!origin) return;
    reply.headers({ "cache-control": "no-store", vary: "host, stammis-chain" });
    // A service worker's file must not be redirected.
    if (request.url === "/sw.js") return reply.type("text/javascript; charset=utf-8").send(leavingWorker);
    // The path is appended, not resolved: a path that begins with two slashes would name another host.
    const goal = `${origin}${request.url.startsWith("/") ? request.url : "/"}`;
    // Mail programs rarely follow redirects of one-click posts (RFC 8058), so the endpoint forwards the posts itself.
    if (request.url.startsWith("/api/unsubscribe/")) return;
    if (!isApi(request.url)) return reply.redirect(goal, 308);
    reply.header("location", goal);
    refuse("CLUB_MOVED");
  });
}
