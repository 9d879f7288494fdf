import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { defaultLanguage, type Language } from "#packages/domain/translations/languages.ts";
import { refuse } from "../../request/refusal.ts";
import { languageOf } from "../authenticate.ts";
import { drawMaskableMark, drawProductMark } from "./product-mark.ts";

const icons = {
  "192": { side: 192, purpose: "any", draw: drawProductMark },
  "512": { side: 512, purpose: "any", draw: drawProductMark },
  "maskable-512": { side: 512, purpose: "maskable", draw: drawMaskableMark },
} as const;

type IconName = keyof typeof icons;
const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

interface InstalledApp {
  /** The first page, below which the app's pages are. */
  start: string;
  names: Record<Language, string>;
}

/** The apps of the product's own hosts, by the address of their manifest. */
const apps: Record<string, InstalledApp> = {
  "/till.webmanifest": { start: "/till", names: { sv: "Stammis kassa", en: "Stammis till", fr: "Stammis caisse" } },
  "/office.webmanifest": { start: "/", names: { sv: "Stammis", en: "Stammis", fr: "Stammis" } },
};

/** Returns an app's web app manifest, for installing it on a tablet or phone. */
function manifest({ start, names }: InstalledApp, colour: string, lang: Language) {
  return {
    id: start,
    name: names[lang],
    short_name: names[lang],
    start_url: start,
    scope: start,
    display: "standalone",
    orientation: "any",
    lang,
    dir: "ltr",
    categories: ["business", "shopping"],
    background_color: "#ffffff",
    theme_color: colour,
    icons: Object.entries(icons).map(([name, { side, purpose }]) => ({
      src: `/till-icons/${name}.png`,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose,
    })),
  };
}

type ChainOf = (request: FastifyRequest) => Promise<{ label: string | null }>;

/**
 * Serves the files of an installed till or back office on the product's own hosts: the manifests, their icons, and the
 * till's service worker for use without a network. `built`: the folder of the built back office.
 */
export function serveOfficeApps(
  app: FastifyInstance,
  built: string,
  { chainOf, productColour }: { chainOf: ChainOf; productColour: string },
): void {
  const file = `${built}till-sw.js`;
  const worker = existsSync(file) ? readFileSync(file, "utf8") : null;
  const drawn = new Map<IconName, Promise<Buffer>>();

  app.get("/till-sw.js", { schema: { hide: true } }, async (request, reply) => {
    if ((await chainOf(request)).label !== null || worker === null) return refuse("NOT_FOUND");
    reply.headers({ "cache-control": "no-cache", vary: "host" });
    return reply.type("text/javascript; charset=utf-8").send(worker);
  });

  for (const [path, installed] of Object.entries(apps)) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      if ((await chainOf(request)).label !== null) return refuse("NOT_FOUND");
      reply.headers({ "cache-control": "no-cache", vary: "host, accept-language" });
      const language = languageOf(request, null) ?? defaultLanguage;
      return reply.type("application/manifest+json").send(JSON.stringify(manifest(installed, productColour, language)));
    });
  }

  app.get("/till-icons/:file", { schema: { hide: true } }, async (request, reply) => {
    const name = /^(.+)\.png$/.exec((request.params as { file: string }).file)?.[1] ?? "";
    if ((await chainOf(request)).label !== null || !isIcon(name)) return refuse("NOT_FOUND");
    const { draw, side } = icons[name];
    const icon = drawn.get(name) ?? draw(productColour, side);
    drawn.set(name, icon);
    reply.headers({ "cache-control": "public, max-age=86400", vary: "host" });
    return reply.type("image/png").send(await icon);
  });
}
