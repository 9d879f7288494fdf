import { startLiveCard } from "#features/platform/front-page/backoffice/live-card.ts";
import { frontPages } from "#features/platform/front-page/contract/pages.ts";
import { clubInLink } from "#packages/domain/club/club-link.ts";
import { isLanguage, type Language } from "#packages/domain/translations/languages.ts";
import { localStore } from "#packages/web/session/device-store.ts";

/** Runs in the page at `/` before its content: starts the app for people it knows, and prepares the page for others. */
const languageKey = "stammis.language";
const sessionKey = "stammis.session";

/** An installed app and a link to a club lead to the sign-in, like a session and an approved till. */
const isKnown = () =>
  localStore.getItem(sessionKey) !== null ||
  localStore.getItem("stammis.till-device") !== null ||
  matchMedia("(display-mode: standalone)").matches ||
  new URLSearchParams(location.search).has(clubInLink);

const whenRead = (act: () => void) => document.addEventListener("DOMContentLoaded", act, { once: true });

function startApp() {
  if (location.pathname !== "/") return location.replace("/");
  document.documentElement.dataset.app = "";
  whenRead(() => {
    document.getElementById("front")?.remove();
    const app = document.querySelector<HTMLTemplateElement>("template[data-app-files]");
    if (app) document.head.append(app.content);
  });
}

/** The language that this device chose replaces the browser's, and the sign-up continues in the page's language. */
function followLanguage(pageLanguage: Language) {
  const chosen = localStore.getItem(languageKey) ?? "";
  if (location.pathname === "/" && isLanguage(chosen) && chosen !== pageLanguage) location.replace(frontPages[chosen]);
}

function keepLanguage(pageLanguage: Language) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#front a"))
    link.addEventListener("click", () =>
      localStore.setItem(languageKey, isLanguage(link.hreflang) ? link.hreflang : pageLanguage),
    );
}

type Login = { email?: string; password?: string };

/** Opens the demonstration's back office with its public login; leads to the sign-in if that login was changed. */
async function openDemo({ email: username, password }: Login, signIn: string) {
  const answer = await fetch("/api/auth", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  }).catch(() => null);
  if (answer?.ok) localStore.setItem(sessionKey, JSON.stringify(await answer.json()));
  location.assign(answer?.ok ? "/" : signIn);
}

function prepareDemo() {
  const link = document.querySelector<HTMLAnchorElement>("#front a[data-password]");
  link?.addEventListener("click", (event) => {
    event.preventDefault();
    void openDemo(link.dataset, link.href);
  });
}

function showToStranger() {
  const pageLanguage = document.documentElement.lang as Language;
  followLanguage(pageLanguage);
  whenRead(() => {
    startLiveCard(document);
    keepLanguage(pageLanguage);
    prepareDemo();
  });
}

if (isKnown()) startApp();
else showToStranger();
