import { isNoticeHidden, readCookies } from "#packages/web/cookie-notice.ts";
import { isStorageRefused, localStore } from "#packages/web/session/device-store.ts";

/** Runs in the first pages before any other code: draws the beginning for a stranger, and then starts the app. */
const { lang } = document.documentElement;
/** Milliseconds after which the app starts in a hidden tab, which paints no frame. */
const atMostMs = 100;

const contentOf = (name: string) => document.querySelector<HTMLTemplateElement>(`template[data-${name}]`)?.content;

/** Returns whether the beginning is what the app will show on this device. */
function isForStranger(): boolean {
  const hasOwn = ["stammis.session", "stammis.till-device"].some((key) => localStore.getItem(key) !== null);
  return !hasOwn && !isStorageRefused() && (localStore.getItem("stammis.language") ?? lang) === lang;
}

function draw(shape: DocumentFragment) {
  if (isNoticeHidden(readCookies())) shape.querySelector("[data-notice]")?.parentElement?.remove();
  document.getElementById("first-paint")?.append(shape);
}

/** Requests the app's files; does nothing the second time. */
function startApp() {
  const files = contentOf("app-files");
  if (files) document.head.append(files);
}

const shape = contentOf("first");
const isDrawn = shape !== undefined && isForStranger();
if (isDrawn) draw(shape);
document.addEventListener("DOMContentLoaded", () => {
  if (!isDrawn) return startApp();
  // The beginning is painted before the app's files compete with it.
  requestAnimationFrame(() => setTimeout(startApp));
  setTimeout(startApp, atMostMs);
});
