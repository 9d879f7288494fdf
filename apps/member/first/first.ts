import type { FirstFacts } from "#packages/contract/first-facts.ts";
import { isLanguage, type Language } from "#packages/domain/translations/languages.ts";
import { pictureAt } from "#packages/ui/pictures/picture-sizes.ts";
import { isNoticeHidden, readCookies } from "#packages/web/cookie-notice.ts";
import { fileUrl, loadedAt } from "#packages/web/member/club/files.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { type EarlyCalls, sentText } from "#packages/web/member/first/early.ts";
import { answersIn } from "#packages/web/member/first/seen-answers.ts";
import { type CardPhrases, cardWords } from "./card-words.ts";
import { fillCard } from "./fill-card.ts";

/** Runs in the page before any other code: shows the first shape, and requests everything the app will need. */
const facts = JSON.parse(document.getElementById("first")?.textContent ?? "null") as FirstFacts | null;
/** Paths as in the contract; the test of the first load checks that the app uses each response. */
const home = "/api/consumer/home";
const points = `/api/public/chain/points/${subdomain}`;
const landing = [`/api/public/chain/${subdomain}/campaigns`, `/api/public/chain/${subdomain}/stampcards`];

/** A browser may refuse storage. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

type Kept = { token?: string; since?: string };

/** Reads the session as `packages/web/backoffice/session/session-store.ts` stores it. */
function keptSession(): { token: string; since: string } | null {
  try {
    const { token, since = token } = (JSON.parse(stored("stammis.session") ?? "null") ?? {}) as Kept;
    return token && since ? { token, since } : null;
  } catch {
    return null;
  }
}

/** Returns the home screen as this member last saw it, stored by `packages/web/member/first/seen.ts`. */
const seenHome = (since: string) =>
  answersIn(stored("stammis.seen"), since).find(({ key }) => key[1] === "home")?.data as Home | undefined;

function languageOf({ language, languages }: FirstFacts): Language {
  const own = stored("stammis.language") ?? "";
  return isLanguage(own) && languages.includes(own) ? own : language;
}

function preload(file: string) {
  const link = document.createElement("link");
  const isStyle = file.endsWith(".css");
  link.rel = isStyle ? "preload" : "modulepreload";
  if (isStyle) link.as = "style";
  link.crossOrigin = "";
  link.href = `/assets/${file}`;
  document.head.append(link);
}

/** Preloads the page's first picture, at the size and address that the app will use. */
function askForPicture(path: string | null | undefined) {
  const url = fileUrl(path);
  if (!url) return;
  const link = document.createElement("link");
  const { src, srcSet = "" } = pictureAt(url, "full");
  Object.assign(link, { rel: "preload", as: "image", fetchPriority: "high", imageSrcset: srcSet, href: src });
  document.head.append(link);
}

const askFor = (urls: readonly string[], sent: Record<string, string>): EarlyCalls =>
  Object.fromEntries(
    urls.map((url) => {
      const answer = fetch(url, { headers: sent });
      answer.catch(() => undefined);
      return [url, { sent: sentText(sent), answer }];
    }),
  );

/** Gives pictures the address that the app will use, because they load as soon as the shape is in the page. */
function dateImages(shape: DocumentFragment) {
  for (const image of shape.querySelectorAll("img")) {
    for (const name of ["src", "srcset"]) {
      image.setAttribute(name, (image.getAttribute(name) ?? "").replaceAll("%LOADED%", String(loadedAt)));
    }
  }
}

const drawnFor = (whose: string) => document.querySelector<HTMLTemplateElement>(`template[data-for="${whose}"]`);

/** Returns a shape's column, which begins with the cookie notice. */
const columnOf = (shape: ParentNode) => shape.querySelector("[data-column]");

/** Puts a shape in its place, without text in another language than the page's. Returns the kind of the shape. */
function show(whose: string, isWorded: boolean): string {
  const shape = drawnFor(whose);
  const place = document.getElementById("first-paint");
  if (!shape || !place) return "";
  place.toggleAttribute("data-wordless", !isWorded);
  dateImages(shape.content);
  place.append(shape.content);
  const notice = drawnFor("notice");
  if (notice && isWorded && !isNoticeHidden(readCookies())) columnOf(place)?.prepend(notice.content);
  return shape.dataset.kind ?? "";
}

/** Shows the member's own card in the shape's place until the app loads. */
function showCard(of: Home, phrases: CardPhrases, language: Language) {
  askForPicture(of.welcomeOffer?.bannerPath);
  const words = cardWords(of, phrases, language);
  const shape = drawnFor(words.isUntouched ? "untouched" : "known");
  const former = document.getElementById("first-paint")?.firstElementChild;
  if (!shape || !former) return;
  const card = document.importNode(shape.content, true);
  fillCard(card, words);
  const notice = former.querySelector("[data-notice]");
  if (notice) columnOf(card)?.prepend(notice);
  former.replaceWith(card);
}

function begin(facts: FirstFacts) {
  const session = keptSession();
  const language = languageOf(facts);
  const isHere = facts.path === location.pathname;
  const isWorded = language === facts.language;
  const whose = session ? "member" : "visitor";
  // A member's home begins with the card instead of the picture.
  if (isHere && !(session && facts.card)) askForPicture(facts.picture);
  const kind = isHere ? show(whose, isWorded) : "";
  document.documentElement.dataset.first = kind;
  const spoken = { "accept-language": language };
  if (session) {
    const endpoints = isHere && facts.offer ? [home, facts.offer] : [home];
    const early = askFor(endpoints, { ...spoken, authorization: `Bearer ${session.token}` });
    window.early = early;
    const phrases = facts.card as CardPhrases | null;
    if (kind === "home" && phrases && isWorded) {
      const seen = seenHome(session.since);
      if (seen) showCard(seen, phrases, language);
      early[home]?.answer
        .then(async (answer) => answer.ok && showCard((await answer.clone().json()) as Home, phrases, language))
        .catch(() => undefined);
    }
  } else if (kind === "guest") window.early = askFor(facts.hasPoints ? [...landing, points] : landing, spoken);
  else if (isHere && facts.offer) window.early = askFor([facts.offer], spoken);
  if (isHere) for (const file of new Set([...facts.files[whose], ...facts.files.words[language]])) preload(file);
}

if (facts) begin(facts);
