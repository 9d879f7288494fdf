import type { Page } from "@playwright/test";

/** Some versions of Chromium do not tell a reloaded page that it is offline, so the window's name stores it. */
export const knowsItsNetwork = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "onLine", { get: () => window.name !== "offline", configurable: true }),
  );

export async function withoutNetwork(page: Page) {
  await page.context().setOffline(true);
  await page.evaluate(() => {
    window.name = "offline";
    window.dispatchEvent(new Event("offline"));
  });
}

export async function withNetwork(page: Page) {
  await page.context().setOffline(false);
  await page.evaluate(() => {
    window.name = "";
    window.dispatchEvent(new Event("online"));
  });
}
