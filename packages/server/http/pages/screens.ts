import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FirstFacts } from "#packages/contract/first-facts.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { defaultLanguage, type Language } from "#packages/domain/translations/languages.ts";
import { escapeHtml } from "../../messaging/escape-html.ts";
import { clubLink } from "../../messaging/links.ts";
import type { Chain } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { createAppIcons } from "../../storage/app-icons.ts";
import { formatAsked, sideAsked } from "../../storage/picture-keys.ts";
import { type Identities, languageOf, subdomainOf } from "../authenticate.ts";
import { unsubscribeIdIn } from "../one-click.ts";
import { serveExpectedPaths } from "./expected-paths.ts";
import { firstFilesIn } from "./first-files.ts";
import { brandStyle, cardPhrases, firstPageIn, firstShape, isCover, offerAsked } from "./first-paint.ts";
import { describedHead, frontContent, frontHead, frontLanguage, frontPageIn, frontShell } from "./front/front-page.ts";
import { serveFrontPictures } from "./front/front-pictures.ts";
import { serveInstalled } from "./installed.ts";
import { createKnownPages } from "./known-pages.ts";
import { mayDrawFor } from "./may-draw.ts";
import { serveOfficeApps } from "./office-apps.ts";
import { headOf } from "./page-head.ts";
import { pressed } from "./pressed.ts";
import { serveShared, sharedHead } from "./shared.ts";
import { readFirstParts, readShell, shellOfFirst } from "./shell.ts";

const built = {
  member: fileURLToPath(new URL("../../../../apps/member/dist/", import.meta.url)),
  backoffice: fileURLToPath(new URL("../../../../apps/backoffice/dist/", import.meta.url)),
};
const productColour = "#6b2452";
/** The icon of a page without a club, which has no icon to request. */
const noIcon = '<link rel="icon" href="data:,">';
const noChain = {
  language: defaultLanguage,
  languages: [],
  brandColour: productColour,
  cover: { words: { instead: "club" }, offer: null, listsWelcome: false },
} as const;
const policyHeader = "content-security-policy";

/** Serialises JSON for a script element; escapes `<`, which could end the element. */
const inline = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const pathOf = (request: FastifyRequest) => request.url.split("?")[0] ?? "/";

/** Serves the two apps by host: the member app on a chain's subdomain, the back office on the product's hosts. */
export async function serveScreens(app: FastifyInstance, services: Services, identities: Identities): Promise<void> {
  const { config, directory, files, clock } = services;
  const shells = { member: readShell(built.member), backoffice: readShell(built.backoffice) };
  const assets = [`${built.member}assets`, `${built.backoffice}assets`].filter((folder) => existsSync(folder));
  const { isMemberPage, isOfficePage } = createKnownPages(identities.paths);
  const filesOf = firstFilesIn(built.member);
  const firstPage = firstPageIn(built.member);
  const front = frontPageIn(built.backoffice);
  const frontPages = front.shapes;
  const shellOfFront = frontShell(shells.backoffice, front);
  const openPages = identities.openPages(defaultLanguage);
  const firstParts = readFirstParts(built.backoffice);
  const firstShell = (path: string) => shellOfFirst(shells.backoffice, path, firstParts, brandStyle(productColour));
  const { bolagsverket } = config;
  const ofEveryOfficePage = {
    THEME_COLOUR: productColour,
    // Without credentials, the forms offer no look-up that would fail.
    COMPANY_REGISTER: bolagsverket.clientId && bolagsverket.clientSecret ? "on" : "off",
  };
  if (assets.length > 0) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: "/assets/",
      index: false,
      immutable: true,
      maxAge: "365d",
      preCompressed: true,
    });
  }

  async function send(request: FastifyRequest, reply: FastifyReply, shell: string, facts: Record<string, string>) {
    const filled = shell.replaceAll(/%(\w+)%/g, (placeholder, name: string) =>
      name === "CSP_NONCE" ? reply.cspNonce.style : (facts[name] ?? placeholder),
    );
    // Compresses the page here: pages have no route of their own, so no other code compresses them.
    const { body, encoding } = await pressed(filled, request.headers["accept-encoding"] ?? "");
    const vary = reply.getHeader("vary") ?? "host, accept-encoding";
    const headers = { "cache-control": "no-store", vary };
    if (encoding) reply.header("content-encoding", encoding);
    return reply.type("text/html; charset=utf-8").headers(headers).send(body);
  }

  /** Sends the page for strangers, in which a script starts the back office for people it knows. */
  async function sendFront(request: FastifyRequest, reply: FastifyReply, language: Language) {
    const facts = await identities.frontPage(language);
    const path = pathOf(request);
    const vary = "host, accept-encoding, accept-language";
    return send(request, reply.headers({ vary }), shellOfFront, {
      TITLE: escapeHtml(facts.title),
      LANG: language,
      ...ofEveryOfficePage,
      COLOURS: brandStyle(productColour),
      SCRIPT_NONCE: reply.cspNonce.script,
      HEAD: frontHead(config, { language, path, paths: identities.paths.front, facts }),
      FRONT: frontPages ? frontContent(frontPages[language], facts) : "",
    });
  }

  function sendOffice(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request);
    // The till's camera decodes codes with WebAssembly if the browser cannot; no other page may compile WebAssembly.
    const policy = String(reply.getHeader(policyHeader)).replace("script-src", "script-src 'wasm-unsafe-eval'");
    reply.header(policyHeader, policy);
    const language = frontLanguage(path, identities.paths.front, languageOf(request, null));
    if (language && frontPages) return sendFront(request, reply, language);
    reply.code(language || isOfficePage(path) ? 200 : 404);
    const page = openPages[path];
    return send(request, reply, page ? firstShell(path) : shells.backoffice, {
      TITLE: escapeHtml(page ? `${page.title} · Stammis` : "Stammis"),
      LANG: defaultLanguage,
      ...ofEveryOfficePage,
      SCRIPT_NONCE: reply.cspNonce.script,
      HEAD: page ? describedHead(config, path, page.description) : '<meta name="robots" content="noindex">',
    });
  }

  async function sendMember(request: FastifyRequest, reply: FastifyReply, chain: Chain | null): Promise<FastifyReply> {
    const facts = chain && (await identities.publicFacts(chain));
    const path = pathOf(request);
    const subpages = facts?.pointsOfSale.map(({ subpage }) => subpage) ?? [];
    reply.code(chain && isMemberPage(path, subpages) ? 200 : 404);
    const page = facts && (await identities.sharedPage(chain, facts, { path }));
    const { language, languages, brandColour = productColour } = chain ?? noChain;
    const cover = chain && isCover(path) ? await identities.cover(chain) : noChain.cover;
    const name = chain?.commercialName ?? "Stammis";
    const offer = page?.offer ?? null;
    const gift = facts?.welcomeGift?.[language] ?? null;
    const words = { language, path, name, hasLogo: Boolean(facts?.logoPath), cover, gift, offer };
    const first: FirstFacts = {
      path,
      language,
      languages: [...languages],
      hasPoints: facts?.clubPointActive ?? false,
      card: isCover(path) ? cardPhrases(firstPage, language) : null,
      offer: offerAsked(page),
      picture: (offer ?? cover.offer)?.picturePath ?? null,
      files: filesOf(path),
    };
    const { style, script } = reply.cspNonce;
    return send(request, reply, shells.member, {
      TITLE: escapeHtml(name),
      LANG: language,
      THEME_COLOUR: brandColour,
      FIRST_STYLE: `<style nonce="${style}">${brandStyle(brandColour)}${firstPage.style}</style>`,
      FIRST_SHAPE: chain ? firstShape(firstPage, words) : "",
      FIRST_FACTS: chain ? inline(first) : "null",
      FIRST_SCRIPT: `<script nonce="${script}">${firstPage.script}</script>`,
      HEAD: chain
        ? headOf(chain, request.headers["user-agent"] ?? "") +
          (page ? sharedHead(config, chain, page, identities.paths.member) : "")
        : noIcon,
      CHAIN: inline(facts),
    });
  }

  async function chainOf(request: FastifyRequest): Promise<{ label: string | null; chain: Chain | null }> {
    const label = subdomainOf(request.hostname, config.publicUrl.hostname);
    return { label, chain: label ? await directory.bySubdomain(label) : null };
  }

  app.get("/files/*", { schema: { hide: true } }, async (request, reply) => {
    const { side } = request.query as { side?: unknown };
    const path = `/files/${(request.params as { "*": string })["*"]}`;
    const file = await files.open(path, sideAsked(side), formatAsked(request.headers.accept));
    if (!file) return refuse("NOT_FOUND");
    // Mails show these pictures within the pages of webmail sites.
    reply.header("cross-origin-resource-policy", "cross-origin");
    // A final picture never changes at its URL; otherwise a smaller file may still replace it.
    const cacheControl = file.final ? "public, max-age=31536000, immutable" : "public, max-age=300";
    return reply.type(file.type).headers({ "cache-control": cacheControl, vary: "accept" }).send(file.stream);
  });

  const options = { chainOf, mayDraw: mayDrawFor(services.limits) };
  const icons = createAppIcons(files);
  serveInstalled(app, built.member, icons, options);
  serveExpectedPaths(app, icons, { ...options, productColour, paths: identities.paths });
  serveOfficeApps(app, built.backoffice, { chainOf, productColour });
  serveFrontPictures(app, identities.frontPage, { chainOf, productColour });
  serveShared(app, files, identities, options);

  app.get("/k/:code/:mark?", { schema: { hide: true } }, async (request, reply) => {
    const { code, mark = "" } = request.params as { code: string; mark?: string };
    const { chain } = await chainOf(request);
    const goal = chain && (await identities.followLink(chain, code, mark));
    // An unknown link redirects to the club's first page.
    reply.headers({ "cache-control": "no-store", vary: "host", "referrer-policy": "no-referrer" });
    return reply.redirect(goal ?? "/", 302);
  });

  app.setNotFoundHandler(async (request, reply) => {
    // A missing built file is no page; the screens handle all other unmatched requests.
    const isPage = ["GET", "HEAD"].includes(request.method) && !/^\/assets(\/|$)/.test(request.url);
    if (!isPage) return refuse("NOT_FOUND");
    const { label, chain } = await chainOf(request);
    if (label === null) {
      const id = unsubscribeIdIn(request.url);
      const club = id && (await identities.chainByUnsubscribeId(id));
      const moved = id && !club ? await identities.movedUnsubscribeId(id) : null;
      const goal = club ? clubLink(config, club, `/u/${id}`) : moved;
      return goal ? reply.redirect(goal, 302) : sendOffice(request, reply);
    }
    const moved = chain ? null : await directory.movedTo(label, platformToday(clock()));
    if (moved) {
      // The path is appended, not resolved: a path that begins with two slashes would name another host.
      const { origin } = new URL(clubLink(config, { subdomain: moved }));
      reply.headers({ "cache-control": "no-store", vary: "host" });
      return reply.redirect(`${origin}${request.url.startsWith("/") ? request.url : "/"}`, 308);
    }
    return sendMember(request, reply, chain);
  });
}
