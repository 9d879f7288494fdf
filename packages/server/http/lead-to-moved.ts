import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../request/refusal.ts";
import type { Services } from "../request/services.ts";
import { subdomainOf } from "./authenticate.ts";

/** A phone that keeps the club opens it without asking the network: this in its worker's place has it ask again. */
const leavingWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.registration.unregister()
  .then(() => self.clients.matchAll({ type: "window" }))
  .then((pages) => Promise.all(pages.map((page) => page.navigate(page.url))))));
`;

const isApi = (url: string) => /^\/api(\/|$|\?)/.test(url);

/**
 * Whoever asks for a club that has moved to another installation is led there: printed codes, bookmarks, links in messages.
 * A program is told, with the address, for what it shows to be let in is not handed on.
 */
export function leadToMoved(app: FastifyInstance, { config, directory }: Pick<Services, "config" | "directory">): void {
  /** On its own host, or by the header of those who work there. */
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
    // A worker's file may not be led elsewhere.
    if (request.url === "/sw.js") return reply.type("text/javascript; charset=utf-8").send(leavingWorker);
    // Appended, never resolved: an address that begins with two slashes names a host of its own.
    const goal = `${origin}${request.url.startsWith("/") ? request.url : "/"}`;
    // A mail program's one click is carried there: few follow where they are led with it (RFC 8058).
    if (request.url.startsWith("/api/unsubscribe/")) return;
    if (!isApi(request.url)) return reply.redirect(goal, 308);
    reply.header("location", goal);
    refuse("CLUB_MOVED");
  });
}
