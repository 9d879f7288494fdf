import type { consumerRoutes } from "@stammis/contract/consumer/routes";
import type { FirstFacts } from "@stammis/contract/public/first-facts";
import { isLanguage, type Language } from "@stammis/domain/clubs/languages";
import { sentText } from "../src/lib/early.ts";

/** Runs in the page itself, before any other code is here: asks for all that the page will want, at once. */
const facts = JSON.parse(document.getElementById("first")?.textContent ?? "null") as FirstFacts | null;
const home: `/api${(typeof consumerRoutes)["getConsumerHome"]["path"]}` = "/api/consumer/home";

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

function shownLanguage({ language, languages }: FirstFacts): Language {
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

/** Which of the app's pages comes, as far as the device knows. */
function kindOf(path: string, isMember: boolean) {
  if (isMember) return path === "/" ? "home" : "other";
  return /^\/(guest)?$/.test(path) ? "guest" : "visitor";
}

if (facts) {
  const token = sessionToken();
  const language = shownLanguage(facts);
  document.documentElement.dataset.first = kindOf(location.pathname, token !== null);
  if (token !== null) {
    const sent = { "accept-language": language, authorization: `Bearer ${token}` };
    const answer = fetch(home, { headers: sent });
    answer.catch(() => undefined);
    window.early = { [home]: { sent: sentText(sent), answer } };
  }
  const files = token === null ? facts.files.visitor : facts.files.member;
  for (const file of new Set([...files, ...facts.files.words[language]])) preload(file);
}
