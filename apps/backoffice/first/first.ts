import { isNoticeHidden, readCookies } from "#packages/web/cookie-notice.ts";
import { isStorageRefused, localStore } from "#packages/web/session/device-store.ts";

/** Runs in the first pages before any other code: draws the page's beginning for a stranger in the page's language. */
const isOwn = ["stammis.session", "stammis.till-device"].some((key) => localStore.getItem(key) !== null);
const language = localStore.getItem("stammis.language") ?? document.documentElement.lang;

const shape = document.querySelector<HTMLTemplateElement>("template[data-first]")?.content;
if (shape && !isOwn && !isStorageRefused() && language === document.documentElement.lang) {
  if (isNoticeHidden(readCookies())) shape.querySelector("[data-notice]")?.parentElement?.remove();
  document.getElementById("first-paint")?.append(shape);
}
