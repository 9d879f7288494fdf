import type { FirstFacts } from "@stammis/contract/public/first-facts";
import { isLanguage, type Language } from "@stammis/domain/clubs/languages";
import { isNoticeHidden } from "../src/lib/cookie-notice.ts";
import { type EarlyCalls, sentText } from "../src/lib/early.ts";
import { subdomain } from "../src/lib/subdomain.ts";

/** Runs in the page itself, before any other code is here: shows what can be shown, and asks for all that will be wanted. */
const facts = JSON.parse(document.getElementById("first")?.textContent ?? "null") as FirstFacts | null;
/** As the contract has them; the journey of the first load sees that the app takes up each. */
const home = "/api/consumer/home";
const points = `/api/public/chain/points/${subdomain}`;
const landing = [`/api/public/chain/${subdomain}/campaigns`, `/api/public/chain/${subdomain}/stampcards`];

/** A browser may keep nothing at all. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** As `lib/session-store.ts` keeps it. */
function sessionToken(): string | null {
  try {
    return (JSON.parse(stored("stammis.session") ?? "null") as { token?: string } | null)?.token ?? null;
  } catch {
    return null;
  }
}

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

const askFor = (urls: readonly string[], sent: Record<string, string>): EarlyCalls =>
  Object.fromEntries(
    urls.map((url) => {
      const answer = fetch(url, { headers: sent });
      answer.catch(() => undefined);
      return [url, { sent: sentText(sent), answer }];
    }),
  );

const drawnFor = (whose: string) => document.querySelector<HTMLTemplateElement>(`template[data-for="${whose}"]`);

/** Puts a shape in its place; words in another language than the page's own are left out. Answers what kind it is. */
function show(whose: string, isWorded: boolean): string {
  const shape = drawnFor(whose);
  const place = document.getElementById("first-paint");
  if (!shape || !place) return "";
  place.toggleAttribute("data-wordless", !isWorded);
  place.append(shape.content);
  const notice = drawnFor("notice");
  if (notice && isWorded && !isNoticeHidden(document.cookie)) place.append(notice.content);
  return shape.dataset.kind ?? "";
}

if (facts) {
  const token = sessionToken();
  const language = languageOf(facts);
  const isHere = facts.path === location.pathname;
  const whose = token === null ? "visitor" : "member";
  const kind = isHere ? show(whose, language === facts.language) : "";
  document.documentElement.dataset.first = kind;
  const spoken = { "accept-language": language };
  if (token !== null) window.early = askFor([home], { ...spoken, authorization: `Bearer ${token}` });
  else if (kind === "guest") window.early = askFor(facts.hasPoints ? [...landing, points] : landing, spoken);
  if (isHere) for (const file of new Set([...facts.files[whose], ...facts.files.words[language]])) preload(file);
}
